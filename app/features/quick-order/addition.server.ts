import type { Scope } from '~/bff/scope.server';
import { isBlankQuantity } from '~/trade/quantity';
import { readSplit } from '~/trade/split-shortage';
import type { ChosenLine, QuickAnswer, QuickOrderView } from './quick-order-view';

/** What the sheet's form asks for. */
export interface Addition {
  readonly wishes: readonly { readonly productId: string; readonly quantity: string; readonly unit: 'piece' }[];
  /** Lines with a quantity and no choice made. */
  readonly unchosen: QuickAnswer['refused'];
  /** Everything as it was chosen and typed. */
  readonly chosen: readonly ChosenLine[];
}

/**
 * Reads `row`, `productId` and `quantity`, repeated together; a line without a quantity asks for nothing. A `split` stands
 * in for the line of its first product.
 */
export function readAddition({ t }: Scope, form: FormData): Addition {
  const texts = (name: string) => form.getAll(name).map((value) => (typeof value === 'string' ? value : ''));
  const [rows, quantities] = [texts('row'), texts('quantity')];
  const chosen = texts('productId').map((productId, at) => ({ row: Number(rows[at] ?? at), productId, quantity: quantities[at] ?? '' }));
  const parts = texts('split').flatMap(readSplit);
  const asked = chosen.filter(({ productId, quantity }) => !isBlankQuantity(quantity) && (parts.length === 0 || productId !== parts[0]?.productId));
  return {
    chosen,
    wishes: [...parts, ...asked.filter(({ productId }) => productId !== '')].map(({ productId, quantity }) => ({ productId, quantity, unit: 'piece' })),
    unchosen: asked
      .filter(({ productId }) => productId === '')
      .map(({ row, quantity }) => ({ row, productId: '', name: t('quick-order:line', { number: row + 1 }), typed: quantity.slice(0, 20), message: t('quick-order:choose'), offers: [] })),
  };
}

/** The lines that found nothing, and those left without a quantity as they were written, as a message of their own: they are not dropped with the others done. */
export function whatIsLeft({ rows }: QuickOrderView, chosen: readonly ChosenLine[]): string {
  const isLeftBlank = (at: number) => chosen.some(({ row, quantity }) => row === at && isBlankQuantity(quantity));
  const left = (rows ?? []).filter(({ kind, quantity }, at) => kind === 'unknown' || (isBlankQuantity(quantity) && isLeftBlank(at)));
  return left.map(({ typed }) => typed).join('\n');
}
