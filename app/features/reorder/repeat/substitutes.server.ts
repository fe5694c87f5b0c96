import { lotTitle, formatQuantity, formatPriceForBuyer } from '~/data/product-labels.server';
import type { SimilarProduct } from '~/data/similar-products.server';
import type { RequestContext } from '~/bff/context.server';
import { formatMoney } from '~/i18n/formats';
import { fillQuantities } from '~/features/reorder/sheet/boxes';
import { discountPercent, priceLine, type Buyer } from '~/domain/pricing';
import { fillFrom, parseSplit, serializeSplit } from '~/domain/split-shortage';
import type { RepeatLine } from './repeat-line';
import { INSTEAD, type SubstitutesView, type RepeatActionData, type RepeatLineView } from './repeat-view';

/** Pieces of the order that cannot be had; what the cart has already is no want, and another pack is the customer's to judge. */
export function countMissing({ status, asked, take }: RepeatLine): number {
  return status === 'whole' || status === 'split' || status === 'inCart' ? 0 : asked - take;
}

/** The nearest goods in place of what is missing, each with the whole packs that make up for it, or all there is. */
export function toSubstitutesView(
  ctx: RequestContext,
  line: RepeatLine,
  similar: readonly SimilarProduct[],
  buyer: Buyer | null,
): SubstitutesView | null {
  const { t, language } = ctx;
  const missing = countMissing(line);
  if (missing === 0 || similar.length === 0) return null;
  const options = similar.map(({ product, price, available }) => {
    const packSize = product.attributes.packSize ?? null;
    const pieces = fillFrom(missing, { productId: product.id, packSize, available }).at(-1) ?? available;
    const percent = discountPercent(product, buyer);
    const label = [
      `${formatQuantity(ctx, pieces, packSize)} ${lotTitle(ctx, product)}`,
      [product.manufacturer?.name, product.manufacturer?.country?.name].filter(Boolean).join(', '),
      t('papers:repeat.insteadPrice', {
        price: formatPriceForBuyer(ctx, price, percent),
        total: formatMoney(language, priceLine(price, pieces, percent).total),
      }),
    ];
    return { value: serializeSplit([{ productId: product.id, pieces }]), label: label.filter(Boolean).join(' · ') };
  });
  const labels = { pieces: t('common:pieces', { count: missing }) };
  return { label: t(line.take > 0 ? 'papers:repeat.insteadOfRest' : 'papers:repeat.insteadOfAll', labels), options };
}

/** The lines that were asked for in place of others. */
export function parseSubstitutes(form: FormData) {
  return parseChosen(form).flatMap(([, value]) => partOf(value).map((part) => ({ ...part, unit: 'piece' as const })));
}

/** What became of the choices in place of lines. */
export function handleSubstitutes(
  form: FormData,
  added: readonly { readonly productId: string; readonly text: string }[],
): RepeatActionData['substitutes'] {
  return Object.fromEntries(
    parseChosen(form).map(([productId, value]) => {
      const [part] = partOf(value);
      return [productId, { value, added: added.find((each) => each.productId === part?.productId)?.text ?? null }];
    }),
  );
}

/** The lines of an order filled in as an earlier form of its sheet was, with what it chose in place of them. */
export function fillLines(lines: readonly RepeatLineView[], form: FormData): RepeatLineView[] {
  const chosen = new Map(parseChosen(form));
  return fillQuantities(lines, form).map((line) => ({
    ...line,
    substitutes: line.substitutes && { ...line.substitutes, chosen: chosen.get(line.productId) },
  }));
}

function parseChosen(form: FormData): [productId: string, value: string][] {
  return [...form].flatMap(([name, value]) =>
    name.startsWith(INSTEAD) && typeof value === 'string' && value !== '' ? [[name.slice(INSTEAD.length), value]] : [],
  );
}

/** A choice names one product. */
function partOf(value: string) {
  return parseSplit(value).slice(0, 1);
}
