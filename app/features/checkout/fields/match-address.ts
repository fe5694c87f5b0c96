import { addressFields, type Address } from '~server/contract/addresses';

/** Parts that distinguish addresses of a type in a printed document. */
const distinguishing = addressFields.filter((field) => field !== 'porch' && field !== 'contactPerson');

/** The saved address whose distinguishing parts all occur in the printed text; the most specific wins. */
export function findUsedAddress(printed: string | null | undefined, addresses: readonly Address[]): Address | null {
  const text = inWords(printed ?? '');
  const fitting = addresses.flatMap((address) => {
    const parts = distinguishing.flatMap((field) => (address[field] ? [inWords(address[field])] : []));
    return parts.length > 0 && parts.every((part) => text.includes(part))
      ? [{ address, length: parts.join('').length }]
      : [];
  });
  return fitting.toSorted((one, other) => other.length - one.length)[0]?.address ?? null;
}

/** Single spaces around words, so that house 4 does not match house 41. */
function inWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/-]+/gu, ' ')
    .trim()} `;
}
