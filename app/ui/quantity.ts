/** The nearest allowed quantity to what was typed: a whole number from the least; nonsense becomes the least. */
export function boundQuantity(typed: string, min: number): number {
  const value = Math.trunc(Number(typed));
  return Number.isFinite(value) ? Math.max(min, value) : min;
}
