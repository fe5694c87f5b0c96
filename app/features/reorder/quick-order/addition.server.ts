import type { RequestContext } from '~/bff/context.server';
import { parseUnit, textsIn } from '~/domain/form-fields';
import { sum } from '~/domain/pricing';
import { isBlankQuantity, plainNumber, parseQuantity, splitUnit } from '~/domain/quantity';
import type { Unit } from '~/domain/unit-words';
import { parseSplit } from '~/domain/split-shortage';
import {
  parseDone,
  type ChosenLine,
  type DoneRow,
  type QuickOrderActionData,
  type QuickOrderView,
} from './quick-order-view';

/** What the sheet's form asks for. */
export interface Addition {
  readonly lineInputs: readonly {
    readonly productId: string;
    readonly quantity: string;
    readonly unit: Unit | undefined;
    readonly row?: number | undefined;
  }[];
  /** Lines with a quantity and no choice made. */
  readonly unchosen: QuickOrderActionData['rejected'];
  /** Everything as it was chosen and typed. */
  readonly chosen: readonly ChosenLine[];
  /** Rows that earlier answers have added. */
  readonly done: readonly DoneRow[];
}

/**
 * Reads `row`, `productId` and `quantity`, repeated together, and the rows that are `done`; a line without a quantity asks for
 * nothing. A `split` stands in for the row of its first product that it was offered at.
 */
export function parseQuickOrder(
  { t }: RequestContext,
  form: FormData,
  packSizeOf: (productId: string) => number | null = () => null,
): Addition {
  const texts = (name: string) => textsIn(form, name);
  const unit = parseUnit(form);
  const [rows, quantities] = [texts('row'), texts('quantity')];
  const lines = texts('productId').map((productId, at) => ({
    row: Number(rows[at] ?? at),
    productId,
    quantity: quantities[at] ?? '',
  }));
  const split = texts('split').flatMap(parseSplit);
  const short = findShort(lines, unit, split, packSizeOf);
  const parts = split.map((part, at) => ({ ...part, unit: 'piece' as const, row: at === 0 ? short?.row : undefined }));
  const asked = lines.filter((line) => !isBlankQuantity(line.quantity) && line !== short);
  return {
    chosen: unit === 'piece' ? lines.map((line) => ({ ...line, quantity: nameUnit(t, line.quantity) })) : lines,
    done: texts('done').flatMap(parseDone),
    lineInputs: [...parts, ...asked.filter(({ productId }) => productId !== '').map((line) => ({ ...line, unit }))],
    unchosen: asked
      .filter(({ productId }) => productId === '')
      .map(({ row, quantity }) => ({
        row,
        productId: '',
        name: t('quick-order:line', { number: row + 1 }),
        typed: quantity.slice(0, 20),
        message: t('quick-order:choose'),
        offers: [],
      })),
  };
}

/** A number of pieces as it is shown in a sheet that counts packs: '100 шт'. */
function nameUnit(t: RequestContext['t'], quantity: string): string {
  const isBare = splitUnit(quantity).unit === null && /\d\s*$/.test(quantity) && !isBlankQuantity(quantity);
  return isBare ? `${quantity} ${t('common:pieceUnit')}` : quantity;
}

/** Of several rows of the product the one that asked for about as many as the split comes to. */
function findShort(
  chosen: readonly ChosenLine[],
  unit: Unit | undefined,
  split: ReturnType<typeof parseSplit>,
  packSizeOf: (productId: string) => number | null,
): ChosenLine | undefined {
  const pieces = sum(split.map(({ quantity }) => Number(plainNumber(quantity)) || 0));
  const offBy = ({ productId, quantity }: ChosenLine) => {
    const read = parseQuantity(quantity, unit ?? 'piece', packSizeOf(productId));
    return Math.abs((read.ok ? read.pieces : 0) - pieces);
  };
  return chosen
    .filter(({ productId }) => productId === split[0]?.productId)
    .sort((one, other) => offBy(one) - offBy(other))[0];
}

/** The lines that found nothing, and those left without a quantity and not added, as they were written, as a message of their own: they are not dropped with the others done. */
export function remainingLines(
  { rows }: QuickOrderView,
  chosen: readonly ChosenLine[],
  added: readonly DoneRow[],
): string {
  const isLeftBlank = (at: number) =>
    !added.some(({ row }) => row === at) && chosen.some(({ row, quantity }) => row === at && isBlankQuantity(quantity));
  const left = (rows ?? []).filter(
    ({ kind, quantity }, at) => kind === 'unknown' || (isBlankQuantity(quantity) && isLeftBlank(at)),
  );
  return left.map(({ alone }) => alone).join('\n');
}
