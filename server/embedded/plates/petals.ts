import type { Random } from '../random';
import { f } from './svg';

/** Petal outlines: each starts at the origin and points up, `length` high and `width` wide. */

/** Broad and round: rose, ranunculus. `lip` draws the middle of the rim out to a point (or in, below 0). */
export function roundPetal(length: number, width: number, lip = 0): string {
  const w = width / 2;
  const half = (side: number) =>
    [
      [side * w * 0.85, -length * 0.1],
      [side * w * 1.14, -length * 0.72],
      [side * w * 0.66, -length * 0.92],
      [side * w * 0.42, -length * 1.02],
      [side * w * 0.16, -length - lip * 0.6],
      [0, -length - lip],
    ].map(([x = 0, y = 0]) => `${f(x)} ${f(y)}`);
  const [l1, l2, l3, l4, l5, top] = half(-1);
  const [r1, r2, r3, r4, r5] = half(1);
  return `M0 0C${l1} ${l2} ${l3}C${l4} ${l5} ${top}C${r5} ${r4} ${r3}C${r2} ${r1} 0 0Z`;
}

/** The lit rim of a round petal: a sliver that tapers to both sides. */
export function rimOf(length: number, width: number): string {
  const side = width * 0.38;
  return `M${f(-side)} ${f(-length * 0.84)}Q0 ${f(-length * 1.1)} ${f(side)} ${f(-length * 0.84)}Q0 ${f(-length * 1.045)} ${f(-side)} ${f(-length * 0.84)}Z`;
}

/** A leaf or lily petal: widest at `belly` of its length, running out into a point. */
export function pointedPetal(length: number, width: number, belly = 0.45): string {
  const w = width / 2;
  const at = -length * belly;
  return (
    `M0 0C${f(-w * 0.7)} ${f(at * 0.35)} ${f(-w)} ${f(at * 0.7)} ${f(-w)} ${f(at)}` +
    `C${f(-w)} ${f(at - length * 0.25)} ${f(-w * 0.3)} ${f(-length * 0.9)} 0 ${f(-length)}` +
    `C${f(w * 0.3)} ${f(-length * 0.9)} ${f(w)} ${f(at - length * 0.25)} ${f(w)} ${f(at)}` +
    `C${f(w)} ${f(at * 0.7)} ${f(w * 0.7)} ${f(at * 0.35)} 0 0Z`
  );
}

/** A narrow ray with a blunt tip: daisies. */
export function rayPetal(length: number, width: number): string {
  const w = width / 2;
  return (
    `M${f(-w * 0.4)} 0C${f(-w * 0.7)} ${f(-length * 0.3)} ${f(-w)} ${f(-length * 0.55)} ${f(-w)} ${f(-length * 0.78)}` +
    `C${f(-w)} ${f(-length * 0.95)} ${f(-w * 0.5)} ${f(-length)} 0 ${f(-length)}` +
    `C${f(w * 0.5)} ${f(-length)} ${f(w)} ${f(-length * 0.95)} ${f(w)} ${f(-length * 0.78)}` +
    `C${f(w)} ${f(-length * 0.55)} ${f(w * 0.7)} ${f(-length * 0.3)} ${f(w * 0.4)} 0Z`
  );
}

/** A fan with a frilled rim: carnation, peony, lisianthus. `frill` is the depth of the waves as a share of the length. */
export function frilledPetal(random: Random, length: number, width: number, waves: number, frill: number): string {
  const spread = width / 2 / length;
  const rim = Array.from({ length: waves * 2 + 1 }, (_, index) => {
    const angle = -spread + (index / (waves * 2)) * spread * 2;
    const reach =
      length * ((index % 2 === 0 ? 1 - frill : 1) - Math.abs(angle) * 0.22 + random.between(-0.25, 0.25) * frill);
    return [Math.sin(angle) * reach, -Math.cos(angle) * reach] as const;
  });
  const [first = [0, -length] as const] = rim;
  const waved = rim.slice(1).map(([x, y], index) => {
    const [px, py] = rim[index] ?? first;
    return `Q${f(px + (x - px) * (index % 2 === 0 ? 0.2 : 0.8))} ${f(Math.min(py, y) - length * frill * 0.12)} ${f(x)} ${f(y)}`;
  });
  const w = width / 2;
  const [lastX, lastY] = rim.at(-1) ?? first;
  return (
    `M0 0C${f(-w * 0.35)} ${f(-length * 0.2)} ${f(first[0] * 1.02)} ${f(first[1] * 0.6)} ${f(first[0])} ${f(first[1])}${waved.join('')}` +
    `C${f(lastX * 1.02)} ${f(lastY * 0.6)} ${f(w * 0.35)} ${f(-length * 0.2)} 0 0Z`
  );
}
