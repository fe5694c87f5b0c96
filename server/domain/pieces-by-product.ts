export function piecesByProduct(
  lines: readonly { readonly productId: string; readonly quantity: number }[],
): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return pieces;
}
