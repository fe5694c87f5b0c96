import type * as z from 'zod';
import type { product } from '../../contract/catalogue';
import { money, toDecimal } from '../../contract/money';
import type { Language } from '../../contract/enumerations';
import { countries } from '../flora/countries';
import { farmOf } from '../flora/farms';
import { priceGroups } from '../flora/price-groups';
import { varietyOf, type Variety } from '../flora/varieties';
import type { ProductRow } from '../store/catalogue-tables';
import { RESERVE_WAREHOUSE_ID, WAREHOUSE_ID } from '../supplier';
import { describeLot } from './describe-lot';
import { toImageViews } from '../pictures';
import { toPromotionViews } from './promotion-view';
import type { ViewContext } from './view-context';

/** Days; dried flowers last for years and have no vase life. */
const LONGEST_VASE_LIFE = 60;

export function toFarmView(farmId: number, language: Language) {
  const { id, name, country } = farmOf(farmId);
  const { id: countryId, names } = countries[country];
  return { id, name, country: { id: countryId, code: country, name: names[language] } };
}

/** 'Freedom, Rose' */
export function altOf(variety: Variety, language: Language): string {
  return `${variety.names[language]}, ${variety.species.names[language].toLowerCase()}`;
}

/** Null stock leaves the main warehouse out and lists the reserve without a count. */
export function toStockViews({ mainStock, reserveStock }: Pick<ProductRow, 'mainStock' | 'reserveStock'>) {
  return [
    ...(mainStock === null ? [] : [{ warehouseId: WAREHOUSE_ID, available: mainStock }]),
    { warehouseId: RESERVE_WAREHOUSE_ID, ...(reserveStock === null ? {} : { available: reserveStock }) },
  ];
}

/** Prices of all groups for customers, none for visitors. */
function toPriceViews(row: ProductRow, { customer }: ViewContext) {
  if (!customer) return [];
  return Object.entries(priceGroups).map(([priceGroupId, column]) => ({
    priceGroupId,
    price: toDecimal(money(row[column])),
  }));
}

export function toProductView(row: ProductRow, reader: ViewContext): z.input<typeof product> {
  const { language, origin, now } = reader;
  const variety = varietyOf(row.varietyId);
  const farm = farmOf(row.farmId);
  return {
    id: row.id,
    name: variety.names[language],
    description: describeLot(variety, farm, row.lengthCm, language),
    productType: variety.productType,
    kind: row.isSecondGrade ? 'markdown' : 'product',
    categoryId: row.categoryId,
    manufacturerId: row.farmId,
    manufacturer: toFarmView(row.farmId, language),
    images: toImageViews(variety, origin, altOf(variety, language)),
    prices: toPriceViews(row, reader),
    stocks: toStockViews(row),
    promotions: toPromotionViews(row.promotionId, language, now),
    attributes: {
      lengthCm: row.lengthCm,
      packSize: row.packSize,
      color: row.colour,
      grade: row.grade,
      headSizeMm: row.headSizeMm,
      vaseLifeDays: row.vaseLifeDays <= LONGEST_VASE_LIFE ? row.vaseLifeDays : null,
    },
    isProductOfWeek: row.isProductOfWeek,
    isSecondGrade: row.isSecondGrade,
    seoUrl: { keyword: row.keyword },
  };
}
