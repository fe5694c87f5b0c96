import { describe, expect, it } from 'vitest';
import { cartHolding } from '~/data/cart-items.fixture';
import { fakeContext } from '~/bff/context.fixture';
import type { Language } from '~/i18n/languages';
import { wireDocument } from '~server/domain/document.fixture';
import { handleRepeatOrder, loadRepeat } from './repeat.server';
import { answerProduct, type CatalogueLot } from './repeat.fixture';
import { money } from '~server/contract/money';

const answers = {
  'GET /customers/me': { data: { id: 1, phone: '+380501112233', defaultPriceGroupId: 2 } },
  'GET /cart/discounts?page=1&perPage=100': { data: [] },
  'GET /documents/d1': { data: wireDocument() },
  ...cartHolding(),
};
const request = new Request('https://shop.example/orders/repeat/d1');

async function repeat(lot: CatalogueLot | null, language: Language = 'uk') {
  const ctx = fakeContext({ ...answers, ...answerProduct(lot) }, { language, isSignedIn: true });
  const { view } = await loadRepeat({ ctx, request, params: {} }, 'd1');
  return view;
}

describe('loading a repeated order', () => {
  it.each([
    [
      'uk',
      'Є частково',
      { price: '40,00\u00a0грн/шт', comparison: 'дорожче на 1,60\u00a0грн' },
      'Для вас лишилося 30 шт, візьмемо 25 шт.',
    ],
    [
      'en',
      'Partly in stock',
      { price: '40.00\u00a0UAH/pc', comparison: 'up by 1.60\u00a0UAH' },
      '30 pcs left for you: we take 25 pcs.',
    ],
    [
      'ru',
      'Есть частично',
      { price: '40,00\u00a0грн/шт', comparison: 'дороже на 1,60\u00a0грн' },
      'Для вас осталось 30 шт, возьмём 25 шт.',
    ],
  ] as const)('shows in %s which lines are short and which have become dearer', async (language, word, now, reason) => {
    const view = await repeat({ available: 30, packSize: 25, price: 40 }, language);
    expect(view.lines).toMatchObject([
      {
        badge: { word, tone: 'waiting' },
        now,
        price: 'dearer',
        note: { text: reason },
        order: { quantity: '1', goods: { packSize: 25, piecePrice: money(4_000), percentOff: 0, left: 30 } },
        searchHref: null,
      },
    ]);
    expect(view.orderable).toBe(true);
  });

  it('names products that are gone and links to similar ones', async () => {
    const view = await repeat(null);
    expect(view.lines).toMatchObject([
      {
        name: 'Freedom',
        badge: { word: 'Знято з продажу' },
        now: null,
        order: null,
        searchHref: '/search?q=Freedom&inStock=1',
        then: 'Було: 50\u00a0шт\u00a0×\u00a038,40\u00a0грн',
      },
    ]);
    expect(view).toMatchObject({ orderable: false, counts: ['1 не візьмемо'] });
  });

  it('fills every line without a message when no price changed', async () => {
    const view = await repeat({ available: 500, packSize: 25 });
    expect(view.lines).toMatchObject([
      { name: 'Freedom, 60\u00a0см', price: 'same', note: null, order: { quantity: '2' } },
    ]);
    expect(view.counts).toEqual(['1 позиція повністю']);
  });
});

describe('the repeat form', () => {
  const send = (fields: Record<string, string>) => {
    const posted = new Request('https://shop.example/en/orders', { method: 'POST', body: new URLSearchParams(fields) });
    return handleRepeatOrder({ ctx: fakeContext({}, { language: 'en' }), request: posted, params: {} }).catch(
      (error: unknown) => error,
    );
  };

  it('redirects to the order form of the repeated order', async () => {
    const answer = (await send({ documentId: 'd1/..' })) as Response;
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/orders/repeat/d1%2F..']);
  });

  it.each([{}, { documentId: '' }])('is rejected without an order id: %j', async (fields) => {
    expect(await send(fields)).toMatchObject({
      init: { status: 422 },
      data: { error: 'The form does not say which order to repeat. Please choose one in the list.' },
    });
  });
});
