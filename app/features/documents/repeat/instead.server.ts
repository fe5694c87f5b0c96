import { nameLot, writeAmount, writePrice } from '~/supply/goods-words.server';
import type { NearProduct } from '~/supply/nearest-goods.server';
import type { Scope } from '~/bff/scope.server';
import { formatMoney } from '~/i18n/formats';
import { fillBoxes } from '~/sheet/boxes';
import { discountPercent, priceLine, type Buyer } from '~/trade/pricing';
import { fillFrom, readSplit, writeSplit } from '~/trade/split-shortage';
import type { RepeatLine } from './repeat-line';
import { INSTEAD, type InsteadView, type RepeatAnswer, type RepeatLineView } from './repeat-view';

/** Pieces of the order that cannot be had; what the cart has already is no want, and another pack is the customer's to judge. */
export function countMissing({ verdict, asked, take }: RepeatLine): number {
  return verdict === 'whole' || verdict === 'split' || verdict === 'inCart' ? 0 : asked - take;
}

/** The nearest goods in place of what is missing, each with the whole packs that make up for it, or all there is. */
export function describeInstead(
  scope: Scope,
  line: RepeatLine,
  near: readonly NearProduct[],
  buyer: Buyer | null,
): InsteadView | null {
  const { t, language } = scope;
  const missing = countMissing(line);
  if (missing === 0 || near.length === 0) return null;
  const options = near.map(({ product, price, available }) => {
    const packSize = product.attributes.packSize ?? null;
    const pieces = fillFrom(missing, { productId: product.id, packSize, available }).at(-1) ?? available;
    const percent = discountPercent(product, buyer);
    const label = [
      `${writeAmount(scope, pieces, packSize)} ${nameLot(scope, product)}`,
      [product.manufacturer?.name, product.manufacturer?.country?.name].filter(Boolean).join(', '),
      t('papers:repeat.insteadPrice', {
        price: writePrice(scope, price, percent),
        total: formatMoney(language, priceLine(price, pieces, percent).total),
      }),
    ];
    return { value: writeSplit([{ productId: product.id, pieces }]), label: label.filter(Boolean).join(' · ') };
  });
  const words = { pieces: t('words:pieces', { count: missing }) };
  return { label: t(line.take > 0 ? 'papers:repeat.insteadOfRest' : 'papers:repeat.insteadOfAll', words), options };
}

/** The lines that were asked for in place of others. */
export function readInstead(form: FormData) {
  return readChosen(form).flatMap(([, value]) => partOf(value).map((part) => ({ ...part, unit: 'piece' as const })));
}

/** What became of the choices in place of lines. */
export function answerInstead(
  form: FormData,
  added: readonly { readonly productId: string; readonly text: string }[],
): RepeatAnswer['instead'] {
  return Object.fromEntries(
    readChosen(form).map(([productId, value]) => {
      const [part] = partOf(value);
      return [productId, { value, added: added.find((each) => each.productId === part?.productId)?.text ?? null }];
    }),
  );
}

/** The lines of an order filled in as an earlier form of its sheet was, with what it chose in place of them. */
export function fillLines(lines: readonly RepeatLineView[], form: FormData): RepeatLineView[] {
  const chosen = new Map(readChosen(form));
  return fillBoxes(lines, form).map((line) => ({
    ...line,
    instead: line.instead && { ...line.instead, chosen: chosen.get(line.productId) },
  }));
}

function readChosen(form: FormData): [productId: string, value: string][] {
  return [...form].flatMap(([name, value]) =>
    name.startsWith(INSTEAD) && typeof value === 'string' && value !== '' ? [[name.slice(INSTEAD.length), value]] : [],
  );
}

/** A choice names one product. */
function partOf(value: string) {
  return readSplit(value).slice(0, 1);
}
