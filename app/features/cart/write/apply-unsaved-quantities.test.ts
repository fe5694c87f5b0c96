import { describe, expect, it } from 'vitest';
import type { FakeAnswers } from '~/bff/context.fixture';
import { fakeCartContext } from './cart-api.fixture';
import { applyUnsavedQuantities } from './apply-unsaved-quantities.server';

/** Two packs of 7, 50 pieces, and two of 8. */
const lines = [
  { id: 'a', productId: 7, quantity: 50 },
  { id: 'b', productId: 8, quantity: 50 },
];

/** An order form over that cart with quantities at its lines, in packs. */
async function order(quantities: readonly [a: string, b: string, before?: string], answers: FakeAnswers = {}) {
  const { ctx, writes } = fakeCartContext({ lines, language: 'en', answers });
  const form = new FormData();
  const [a, b, before = '2'] = quantities;
  for (const [itemId, quantity] of [
    ['a', a],
    ['b', b],
  ] as const) {
    for (const [name, value] of Object.entries({ itemId, product: '', quantityBefore: before, unit: 'pack', quantity }))
      form.append(name, value);
  }
  const settled = await applyUnsavedQuantities(ctx, form);
  return {
    settled,
    added: writes.flatMap((write) => ('added' in write ? [[write.added['productId'], write.added['quantity']]] : [])),
  };
}

describe('applyUnsavedQuantities: quantities typed but not saved when the order is submitted', () => {
  it('ignores quantities that the cart already has, whatever the inputs showed before', async () => {
    for (const quantities of [
      ['2', '2'],
      ['2', '2.0', ''],
    ] as const) {
      expect(await order(quantities)).toMatchObject({ settled: { kind: 'ready', cart: { pieces: 100 } }, added: [] });
    }
  });

  it('saves changed quantities and asks the customer to submit the order again', async () => {
    const error = { message: 'The quantity has been changed. Please check the total and order again.' };
    expect(await order(['3', '4'])).toMatchObject({
      settled: { kind: 'changed', answer: { rejected: [], error } },
      added: [
        ['7', 75],
        ['8', 100],
      ],
    });
  });

  it('shows a rejected quantity at its line and still saves the others', async () => {
    const { settled, added } = await order(['5', '4']);
    expect(settled).toMatchObject({
      kind: 'changed',
      answer: { rejected: [{ productId: '7', typed: '5', unit: 'pack', offers: [{ quantity: 100 }] }] },
    });
    expect(added).toEqual([['8', 100]]);
  });

  it('ignores quantities that were rejected before', async () => {
    expect((await order(['0', '2', ''])).settled).toMatchObject({
      kind: 'changed',
      answer: { rejected: [{ productId: '7', typed: '0' }] },
    });
  });

  it.each(['GET /cart/me?sort=productId', 'GET /cart/discounts?page=1&perPage=100'])(
    'returns no cart when %s fails',
    async (call) => {
      expect(await order(['3', '2'], { [call]: new Response('down', { status: 503 }) })).toEqual({
        settled: { kind: 'unread' },
        added: [],
      });
    },
  );
});
