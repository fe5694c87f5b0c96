import type { Scope } from '~/bff/scope.server';
import { isBlankQuantity } from '~/trade/quantity';
import { readSplit } from '~/trade/split-shortage';
import type { ChosenLine, QuickAnswer, QuickOrderView } from './quick-order-view';

/** What the sheet's form asks for. */
export interface Addition {
  readonly wishes: readonly { readonly productId: string; readonly quantity: string; readonly unit: 'piece'; readonly row?: number | undefined }[];
  /** Lines with a quantity and no choice made. */
  readonly unchosen: QuickAnswer['refused'];
  /** Everything as it was chosen and typed. */
  readonly chosen: readonly ChosenLine[];
  /** Rows that earlier answers have added. */
  readonly done: readonly number[];
}

/**
 * Reads `row`, `productId` and `quantity`, repeated together, and the rows that are `done`; a line without a quantity asks for
 * nothing. A `split` stands in for the row it names, else for the first of its first product.
 */
export function readAddition({ t }: Scope, form: FormData): Addition {
  const texts = (name: string) => form.getAll(name).map((value) => (typeof value === 'string' ? value : ''));
  const [rows, quantities] = [texts('row'), texts('quantity')];
  const chosen = texts('productId').map((productId, at) => ({ row: Number(rows[at] ?? at), productId, quantity: quantities[at] ?? '' }));
  const [split = '', splitRow] = (texts('split')[0] ?? '').split('#');
  const [own, ...others] = readSplit(split);
  const short = chosen.find(({ row, productId }) => productId === own?.productId && (splitRow === undefined || row === Number(splitRow)));
  const parts = own ? [{ ...own, row: short?.row }, ...others.map((other) => ({ ...other, row: undefined }))] : [];
  const asked = chosen.filter((line) => !isBlankQuantity(line.quantity) && line !== short);
  return {
    chosen,
    done: texts('done').map(Number),
    wishes: [...parts, ...asked.filter(({ productId }) => productId !== '')].map(({ row, productId, quantity }) => ({ productId, quantity, unit: 'piece', row })),
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
