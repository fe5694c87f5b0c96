/** Whether an id can stand in a list of ids; no product is asked for under anything else. */
export function isValidProductId(productId: string): boolean {
  return /^[^,]{1,64}$/.test(productId);
}
