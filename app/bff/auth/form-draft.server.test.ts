import { describe, expect, it } from 'vitest';
import { changesQuantity, saveFormDraft, takeFormDraft } from './form-draft.server';
import { fakeContext } from '../context.fixture';
import type { RequestContext } from '../context.server';

const asked = fakeContext({});
const getRequestContext = (owner: string | undefined): RequestContext => ({
  ...asked,
  session: { ...asked.session, owner },
});

/** What one customer typed, as the next finds it. */
async function handOver(
  from: string | undefined,
  to: string | undefined,
  fields: readonly (readonly [string, string])[],
) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const line = await saveFormDraft(getRequestContext(from), '/en/profile', form);
  const request = new Request('https://shop.example/en/profile', { headers: { cookie: line?.split(';')[0] ?? '' } });
  const kept = await takeFormDraft(getRequestContext(to), request);
  return kept && [...kept.form.keys()];
}

const address = [
  ['street', 'Садова'],
  ['newPassword', 'secret'],
] as const;
const goods = [
  ['productId', '7'],
  ['quantity', '3'],
  ['productId', '8'],
  ['quantity', ''],
] as const;

describe('a form that is kept while its session is over', () => {
  it('goes back to who typed it, without passwords and blank lines, and to nobody else', async () => {
    expect(await handOver('a', 'a', [...address, ...goods])).toEqual(['street', 'productId', 'quantity']);
    expect(await handOver('a', 'b', [...address, ...goods])).toBeNull();
    expect(await handOver('a', undefined, address)).toBeNull();
  });

  it('keeps the choices of an order over a long cart, whose lines no page takes back', async () => {
    const line = (at: number): [string, string][] => [
      ['itemId', `17${at}`],
      ['product', `4${at}`],
      ['quantityBefore', '2'],
      ['unit', 'pack'],
      ['quantity', '2'],
    ];
    const cart = Array.from({ length: 200 }, (_, at) => line(at)).flat();
    expect(await handOver('a', 'a', [...cart, ['deliveryType', 'pickup'], ['comment', 'After nine']])).toEqual([
      'unit',
      'deliveryType',
      'comment',
    ]);
  });

  it('keeps goods alone where nobody knows whose it is', async () => {
    expect(await handOver(undefined, 'b', [...address, ['unit', 'pack'], ...goods])).toEqual([
      'unit',
      'productId',
      'quantity',
    ]);
    expect(await handOver(undefined, 'b', address)).toBeNull();
    expect(
      await handOver(undefined, 'b', [
        ['intent', 'read'],
        ['message', 'freedom 60 - 100'],
      ]),
    ).toEqual(['message']);
  });
});

it.each([
  ['a line’s own form', 'itemId=17&product=4&quantityBefore=2&unit=pack&quantity=3', true],
  ['one without what the box held', 'itemId=17&unit=pack&quantity=3', true],
  [
    'an order with another quantity at its second line',
    'itemId=17&quantityBefore=2&quantity=2&itemId=18&quantityBefore=4&quantity=5',
    true,
  ],
  [
    'a button that names the quantity it would take',
    `deliveryType=pickup&embeddedIntent=${encodeURIComponent('itemId=17&quantity=3')}`,
    true,
  ],
  ['an order of the cart as it is', 'itemId=17&quantityBefore=2&quantity=2&deliveryType=pickup', false],
  ['a removal', 'intent=remove&itemId=17', false],
  ['an addition', 'productId=4&quantity=3', false],
])('of %s it is known whether it asks for another quantity in the cart', (_, fields, isChange) => {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(fields)) form.append(name, value);
  expect(changesQuantity(form)).toBe(isChange);
});
