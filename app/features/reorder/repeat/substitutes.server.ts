import { lotTitle, originLabel, formatPriceForBuyer } from '~/data/product-labels.server';
import { formatQuantity } from '~/i18n/format-quantity';
import type { SimilarProduct } from '~/data/similar-products.server';
import type { RequestContext } from '~/bff/context.server';
import { formatMoney } from '~/i18n/formats';
import type { SubstitutesView } from '~/features/reorder/sheet/order-line';
import { discountPercent, priceLine, type Buyer } from '~server/domain/pricing';
import { fillFrom, serializeSplit } from '~server/domain/split-shortage';
import type { RepeatLine } from './repeat-line';

/** Missing pieces of a line, without what is in the cart already. */
export function countMissing({ status, ordered, take }: RepeatLine): number {
  return status === 'whole' || status === 'split' || status === 'inCart' ? 0 : ordered - take;
}

/** The most similar products, each with whole packs for the missing pieces, or its stock. */
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
      `${formatQuantity(ctx.t, pieces, packSize)} ${lotTitle(ctx, product)}`,
      originLabel(product),
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
