import type { FakeAnswers } from '~/bff/context.fixture';
import { product, type Product } from '~server/contract/catalogue';
import { documentItem, type DocumentItem } from '~server/contract/documents';

export interface CatalogueLot {
  readonly available: number;
  readonly packSize?: number | undefined;
  readonly price?: number;
}

/** The product 42 of the catalogue; price in UAH. */
export function catalogueProduct(lot: CatalogueLot): Product {
  return product.parse(wireProduct(lot));
}

/** The API response for the product 42. */
export function answerProduct(lot: CatalogueLot | null): FakeAnswers {
  return { 'GET /products?ids=42&page=1&perPage=100': { data: lot ? [wireProduct(lot)] : [] } };
}

function wireProduct({ available, packSize, price = 38.4 }: CatalogueLot) {
  return {
    id: 42,
    name: 'Freedom',
    productType: 'product',
    kind: 'product',
    categoryId: 1,
    manufacturerId: 3,
    promotions: [],
    prices: [{ priceGroupId: 2, price }],
    stocks: [{ warehouseId: 1, available }],
    attributes: { lengthCm: 60, packSize },
  };
}

export function orderedItem(quantity: number): DocumentItem {
  return documentItem.parse({
    id: 7,
    product: { id: 42, name: 'Freedom' },
    manufacturer: { id: 3, name: 'Los Nevados' },
    quantity,
    price: 38.4,
    total: 38.4 * quantity,
  });
}
