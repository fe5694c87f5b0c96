import { describe, expect, it } from 'vitest';
import { fakeCustomers } from '~/bff/context.fixture';
import { saveRetailSettings, type RetailSettings } from '~/data/retail.server';
import type { TagSource } from '~server/domain/price-tags';
import { money } from '~server/contract/money';
import { toPriceTagsView } from './price-tags.server';

const settings: RetailSettings = {
  isOn: true,
  markup: 62.5,
  byCategory: new Map([['1', 0.07]]),
  rounding: 'nine',
  allowsBelow: false,
  shopName: 'Мак',
};

async function contextWith(saved: RetailSettings) {
  const request = fakeCustomers();
  await saveRetailSettings(request(), saved);
  return request();
}

const source = (id: number, more: Partial<TagSource> = {}): TagSource => ({
  productId: String(id),
  name: `Сорт ${id}`,
  lengthCm: 60,
  country: 'Еквадор',
  price: money(15_500),
  ...more,
});
const view = async (sources: readonly TagSource[], query = '') =>
  toPriceTagsView(
    await contextWith(settings),
    { documentId: 'd', back: { label: 'Замовлення', href: '/orders' }, sources },
    new URL(`https://shop.example/price-tags?documentId=d${query}`),
  );

describe('toPriceTagsView', () => {
  it('has name, length, country and the selling price of each tag', async () => {
    expect((await view([source(1)], '&copies-1=2')).sheets).toEqual([
      [
        { name: 'Сорт 1', facts: '60\u00a0см · Еквадор', price: '155\u00a0грн' },
        { name: 'Сорт 1', facts: '60\u00a0см · Еквадор', price: '155\u00a0грн' },
      ],
    ]);
  });

  it('has nothing to choose from where the document has no items or none with a price', async () => {
    expect(await view([])).toMatchObject({ fields: [], sheets: [], left: null });
    expect(await view([source(1, { price: null })])).toMatchObject({ fields: [], sheets: [] });
  });

  it('says how many products of a long document are left out', async () => {
    const { fields, left } = await view(Array.from({ length: 153 }, (_, at) => source(at)));
    expect([fields.length, left]).toEqual([150, '3 товари не вмістилися на сторінку.']);
  });

  it('shortens a name that would not fit on its tag', async () => {
    const [[tag] = []] = (await view([source(1, { name: 'Дуже довга назва '.repeat(20) })])).sheets;
    expect(tag?.name.length).toBeLessThanOrEqual(80);
    expect(tag?.name).toMatch(/…$/);
  });
});
