/** How much the cart lacks to be ordered. */
export function CartMinimum({ minimum }: { minimum: string | null }) {
  if (minimum === null) return null;
  return <p className="-mx-2 my-3 rounded-lg bg-amber-tint p-3 font-medium forced-colors:border">{minimum}</p>;
}
