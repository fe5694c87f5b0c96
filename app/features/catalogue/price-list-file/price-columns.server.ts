import type { TableCell, TableColumn } from '~/bff/files/table';
import { discountPercent, priceFor, priceLine } from '~server/domain/pricing';
import { runningPromotions } from '~server/domain/promotions';
import { availableIn } from '~server/domain/stock';
import { lengthOf } from '~server/domain/variety-name';
import type { Product } from '~server/contract/catalogue';
import type { CardContext } from '../cards/offer.server';

/** The columns of the file: a product in the words of the price list, money and counts as plain numbers. */
export function priceColumns({
  ctx: { t, services },
  buyer,
  categoryName,
}: Omit<CardContext, 'inCart' | 'isFavourite'>): TableColumn<Product>[] {
  const priceOf = (product: Product) => priceFor(product, buyer);
  const percentOf = (product: Product) => discountPercent(product, buyer);
  /** So many pieces with the personal discount taken off. */
  const costOf = (product: Product, pieces: number | null | undefined): TableCell => {
    const price = priceOf(product);
    return price === null || !pieces ? null : priceLine(price, pieces, percentOf(product)).total;
  };
  return [
    { header: t('catalogue:column.name'), cell: ({ name }) => name },
    { header: t('price-list:section'), cell: ({ categoryId }) => categoryName(categoryId) ?? null },
    { header: t('price-list:lengthInCm'), cell: lengthOf },
    { header: t('catalogue:fact.farm'), cell: ({ manufacturer }) => manufacturer?.name ?? null },
    { header: t('catalogue:fact.country'), cell: ({ manufacturer }) => manufacturer?.country?.name ?? null },
    { header: t('price-list:pack'), cell: ({ attributes }) => attributes.packSize ?? null },
    { header: t('price-list:price'), cell: (product) => priceOf(product) },
    { header: t('price-list:discount'), cell: (product) => percentOf(product) || null },
    { header: t('price-list:yours'), cell: (product) => costOf(product, 1) },
    { header: t('price-list:packYours'), cell: (product) => costOf(product, product.attributes.packSize) },
    { header: t('price-list:stock'), cell: ({ stocks }) => availableIn(stocks, services.env.warehouseId) },
    { header: t('price-list:orderPacks'), cell: () => null, xlsx: 'input' },
    { header: t('price-list:note'), cell: (product) => noteOf(product) },
    { header: t('price-list:lotCode'), cell: ({ id }) => id, xlsx: 'hidden' },
  ];

  function noteOf({ promotions, isSecondGrade }: Product): string | null {
    const [promotion] = runningPromotions(promotions);
    return [promotion?.title, isSecondGrade ? t('catalogue:secondGrade') : ''].filter(Boolean).join(', ') || null;
  }
}
