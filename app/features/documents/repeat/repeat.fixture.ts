import { product, type Product } from '~server/contract/catalogue';
import { documentItem, type DocumentItem } from '~server/contract/documents';

/** The product 42 as the catalogue has it; price in UAH, stock of warehouse 1. */
export function catalogueProduct({ available, packSize, price = 38.4 }: { available: number; packSize?: number | undefined; price?: number }): Product {
  return product.parse({
    id: 42, name: 'Freedom', productType: 'product', kind: 'product', categoryId: 1, manufacturerId: 3, promotions: [],
    prices: [{ priceGroupId: 2, price }], stocks: [{ warehouseId: 1, available }], attributes: { lengthCm: 60, packSize },
  });
}

/** So many pieces of the product 42 at 38,40. */
export function orderedItem(quantity: number): DocumentItem {
  return documentItem.parse({ id: 7, product: { id: 42, name: 'Freedom' }, manufacturer: { id: 3, name: 'Los Nevados' }, quantity, price: 38.4, total: 38.4 * quantity });
}
