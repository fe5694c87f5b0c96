/** Ignores anything but numbers. */
export function parseIds(texts: readonly string[]): number[] {
  return texts.filter((text) => /^\d{1,15}$/.test(text)).map(Number);
}
