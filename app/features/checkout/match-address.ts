import type { Address } from '~server/contract/addresses';

/** What tells one address of a type from another, as a document prints it. */
const telling = [
  'storeName',
  'city',
  'street',
  'building',
  'apartment',
  'branchNumber',
  'sendingCity',
  'sendingAddress',
  'receivingAddress',
] as const;

/**
 * The saved address that a document was delivered to: the one of which everything that tells it from others is printed
 * there, and of several the one that says most. Documents carry the printed address, not which one it was.
 */
export function findUsedAddress(printed: string | null | undefined, addresses: readonly Address[]): Address | null {
  const text = inWords(printed ?? '');
  const fitting = addresses.flatMap((address) => {
    const parts = telling.flatMap((field) => (address[field] ? [inWords(address[field])] : []));
    return parts.length > 0 && parts.every((part) => text.includes(part))
      ? [{ address, said: parts.join('').length }]
      : [];
  });
  return fitting.toSorted((one, other) => other.said - one.said)[0]?.address ?? null;
}

/** Words between single spaces, so that house 4 is not found in house 41. */
function inWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/-]+/gu, ' ')
    .trim()} `;
}
