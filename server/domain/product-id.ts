export function isValidProductId(productId: string): boolean {
  return /^[^,]{1,64}$/.test(productId);
}
