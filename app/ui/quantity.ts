/** The nearest allowed quantity to what was typed: a whole number within the bounds; nonsense becomes the least. */
export function boundQuantity(typed: string, min: number, max: number | undefined): number {
  const value = Math.trunc(Number(typed));
  if (!Number.isFinite(value)) return min;
  return Math.max(min, Math.min(value, max ?? Number.MAX_SAFE_INTEGER));
}
