import { formatAmount, formatPercent } from '~/i18n/formats';
import { discountPercent, priceFor, priceLine } from '~/domain/pricing';
import { leftIn } from '~/domain/stock';
import type { Product } from '~server/contract/catalogue';
import type { CatalogueQuery } from './catalogue-query';
import { findDuplicateNames } from './duplicate-names.server';
import { productCard, type CardContext } from './product-card.server';
import type { ProductList } from './product-list-view';
import type { ProductCardView, ProductRowView } from './product-view';

/**
 * Products as the view asked for shows them.
 * @param chosen those that are filled in, wherever they stand
 */
export function showProducts(
  context: CardContext,
  query: CatalogueQuery,
  products: readonly Product[],
  chosen: readonly Product[],
): Pick<ProductList, 'cards' | 'rows' | 'chosen' | 'elsewhere'> {
  if (query.view !== 'list')
    return { cards: showCards(context, products), rows: [], chosen: query.chosen, elsewhere: [] };
  const elsewhere = chosen.filter(({ id }) => !products.some((product) => product.id === id));
  return {
    cards: [],
    rows: showRows(context, products),
    chosen: query.chosen,
    elsewhere: showRows(context, elsewhere),
  };
}

/** Products as cards. */
export function showCards(context: CardContext, products: readonly Product[]): ProductCardView[] {
  const inList = { ...context, duplicates: findDuplicateNames(products) };
  return products.map((product) => productCard(inList, product));
}

/** Products as lines of a price list. */
export function showRows(context: CardContext, products: readonly Product[]): ProductRowView[] {
  return products.map((product) => productRow(context, product));
}

function productRow(context: CardContext, product: Product): ProductRowView {
  const { ctx, buyer } = context;
  const { lengthCm, packSize } = product.attributes;
  const price = priceFor(product, buyer);
  const percent = discountPercent(product, buyer);
  const card = productCard({ ...context, width: 'small' }, product);
  const origin = [product.manufacturer?.name, product.manufacturer?.country?.name];
  return {
    ...card,
    ...(card.price &&
      percent > 0 && { price: { ...card.price, discount: `−${formatPercent(ctx.language, percent)}` } }),
    variety: product.name,
    species: context.categoryName(product.categoryId),
    length: lengthCm ? ctx.t('common:centimetres', { count: lengthCm }) : '',
    farm: origin.filter(Boolean).join(', '),
    packSize: packSize ? ctx.t('common:pieces', { count: packSize }) : ctx.t('catalogue:byPiece'),
    pack: packSize ? ctx.t('common:packOf', { count: packSize }) : ctx.t('catalogue:byPiece'),
    left: leftIn(product.stocks, ctx.services.env.warehouseId, context.inCart.get(product.id)),
    packPrice: price === null || !packSize ? '' : formatAmount(ctx.language, priceLine(price, packSize, percent).total),
  };
}
