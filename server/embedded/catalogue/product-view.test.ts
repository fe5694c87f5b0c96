import { describe, expect, it } from 'vitest';
import { product as contract } from '../../contract/catalogue';
import { languages } from '../../contract/enumerations';
import { newCustomer } from '../account/new-customer';
import { generateLots } from '../seed/lots';
import type { ProductRow } from '../store/catalogue-tables';
import { toProductView } from './product-view';
import type { ViewContext } from './view-context';

const lots = [...generateLots(200)];
const visitor: ViewContext = {
  language: 'uk',
  origin: 'https://api.example',
  customer: null,
  now: new Date('2026-11-20T08:00:00Z'),
};
const customer: ViewContext = { ...visitor, customer: newCustomer('+380501112233', '') };

function lotWith(changes: Partial<ProductRow>): ProductRow {
  const [lot] = lots;
  if (!lot) throw new Error('no lot');
  return { ...lot, ...changes };
}

describe('toProductView', () => {
  it('matches the contract for every lot and language', () => {
    for (const language of languages)
      for (const lot of lots) contract.parse(toProductView(lot, { ...customer, language }));
  });

  it('hides prices from visitors', () => {
    expect(toProductView(lotWith({}), visitor).prices).toEqual([]);
    expect(toProductView(lotWith({ priceBase: 100, priceShop: 250, priceDecor: 199 }), customer).prices).toEqual([
      { priceGroupId: '1', price: 1 },
      { priceGroupId: '2', price: 2.5 },
      { priceGroupId: '3', price: 1.99 },
    ]);
  });

  it('distinguishes a stock of 0 from an unknown one', () => {
    expect(toProductView(lotWith({ mainStock: 0, reserveStock: 5 }), visitor).stocks).toEqual([
      { warehouseId: '1', available: 0 },
      { warehouseId: '2', available: 5 },
    ]);
    expect(toProductView(lotWith({ mainStock: null, reserveStock: null }), visitor).stocks).toEqual([
      { warehouseId: '2' },
    ]);
  });

  it('marks second grade', () => {
    expect(toProductView(lotWith({ isSecondGrade: true }), visitor).kind).toBe('markdown');
    expect(toProductView(lotWith({ isSecondGrade: false }), visitor).kind).toBe('product');
  });

  it('uses the host of the request for picture URLs', () => {
    expect(toProductView(lotWith({}), visitor).images?.[0]?.url).toMatch(
      /^https:\/\/api\.example\/files\/pictures\/[a-z]+(-[a-z]+)*-\d+\.avif$/,
    );
  });
});
