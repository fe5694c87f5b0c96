import { isValidProductId } from '~server/domain/product-id';
import type { ListResult } from '~server/domain/rejected-line';
import { isBlankQuantity } from '~server/domain/quantity';
import type { LineInputValue } from '~server/domain/line-inputs';

const MAX_LINES = 100;
/** Characters of an address; browsers and proxies take at least so many. */
const MAX_CHARACTERS = 6_000;
const MAX_TYPED = 20;

/** What was filled in on other pages of a price list, as its address carries it: `chosen=2*42`, packs of a product, or `50p*42`, pieces. */
export function parseChosen(search: URLSearchParams): LineInputValue[] {
  const lines = new Map<string, LineInputValue>();
  for (const text of search.getAll('chosen').slice(0, MAX_LINES)) {
    const sign = text.indexOf('*');
    const [typed, productId] = [text.slice(0, sign), text.slice(sign + 1)];
    const quantity = typed.replace(/p$/, '');
    if (sign > 0 && sign <= MAX_TYPED && isValidProductId(productId) && !isBlankQuantity(quantity))
      lines.set(productId, { productId, quantity, ...(quantity !== typed && { unit: 'piece' }) });
  }
  return [...lines.values()];
}

export function serializeSelection(lines: readonly LineInputValue[]): string[] {
  return lines
    .filter(({ quantity }) => !isBlankQuantity(quantity))
    .map(({ productId, quantity, unit }) => `${quantity.trim()}${unit === 'piece' ? 'p' : ''}*${productId}`);
}

/** An address of a price list that carries these filled lines and no others. */
export function withSelection(address: string, lines: readonly LineInputValue[], page?: number): string {
  const [path = '', search] = address.split('?');
  const params = new URLSearchParams(search);
  params.delete('chosen');
  if (page !== undefined) params.delete('page');
  if (page !== undefined && page > 1) params.set('page', String(page));
  for (const text of serializeSelection(lines)) params.append('chosen', text);
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

export function withoutChosen(address: string, productIds: readonly string[]): string {
  const left = parseChosen(new URLSearchParams(address.split('?')[1])).filter(
    ({ productId }) => !productIds.includes(productId),
  );
  return withSelection(address, left);
}

/** Whether all these lines can be carried, and would be read again as they are. */
export function fitsUrl(address: string, lines: readonly LineInputValue[]): boolean {
  const url = withSelection(address, lines);
  return (
    url.length <= MAX_CHARACTERS &&
    parseChosen(new URLSearchParams(url.split('?')[1])).length === serializeSelection(lines).length
  );
}

/** Initial quantities of a price list: those of the address; after an answer only those not in the cart. */
export function linesToShow(
  chosen: readonly LineInputValue[],
  answer: ListResult | undefined,
): readonly LineInputValue[] {
  if (!answer) return chosen;
  return (
    answer.error?.typed ?? answer.rejected.map(({ productId, typed, unit }) => ({ productId, quantity: typed, unit }))
  );
}

export function lineAt(lines: readonly LineInputValue[], productId: string): LineInputValue {
  return lines.find((line) => line.productId === productId) ?? { productId, quantity: '' };
}
