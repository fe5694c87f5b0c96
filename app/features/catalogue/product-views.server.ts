import { formatPercent } from '~/i18n/formats';
import { discountPercent } from '~server/domain/pricing';
import { leftIn } from '~server/domain/stock';
import { originLabel } from '~/data/product-labels.server';
import type { Product } from '~server/contract/catalogue';
import { toOfferView, type CardContext } from './product-card.server';
import type { LotView } from './product-view';

export function toLotView(context: CardContext, product: Product): LotView {
  const { ctx, buyer } = context;
  const { lengthCm, packSize } = product.attributes;
  const percent = discountPercent(product, buyer);
  const offer = toOfferView(context, product);
  return {
    ...offer,
    ...(offer.price &&
      percent > 0 && { price: { ...offer.price, discount: `−${formatPercent(ctx.language, percent)}` } }),
    lengthCm,
    farm: originLabel(product),
    pack: packSize ? ctx.t('common:packOf', { count: packSize }) : ctx.t('catalogue:byPiece'),
    left: leftIn(product.stocks, ctx.services.env.warehouseId, context.inCart.get(product.id)),
  };
}
