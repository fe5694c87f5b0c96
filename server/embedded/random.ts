/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

export type Random = ReturnType<typeof createRandom>;

/** mulberry32: the same seed gives the same numbers on every machine. */
export function createRandom(seed: string) {
  let state = hashText(seed);
  /** At least 0, below 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  /** Both ends included. */
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    between: (from: number, to: number): number => from + next() * (to - from),
    pick: <Item>(items: readonly [Item, ...Item[]]): Item => items[whole(0, items.length - 1)] ?? items[0],
    chance: (probability: number): boolean => next() < probability,
  };
}
