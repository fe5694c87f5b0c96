import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { changesQuantity, clearFormDraftOnSignOut, saveFormDraft, takeFormDraft } from './form-draft.server';
import { fakeContext } from '../context.fixture';
import type { RequestContext } from '../context.server';

const baseContext = fakeContext({});
const getRequestContext = (owner: string | undefined): RequestContext => ({
  ...baseContext,
  session: { ...baseContext.session, owner },
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
  const draft = await takeFormDraft(getRequestContext(to), request);
  return draft && [...draft.form.keys()];
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

describe('saving the draft of a form while the session is over', () => {
  // @fault S23
  it('restores it only for the same customer, without passwords and blank lines', async () => {
    expect(await handOver('a', 'a', [...address, ...goods])).toEqual(['street', 'productId', 'quantity']);
    expect(await handOver('a', 'b', [...address, ...goods])).toBeNull();
    expect(await handOver('a', undefined, address)).toBeNull();
  });

  it('keeps the choices of an order with a long cart and leaves out the cart lines', async () => {
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

  it('keeps what was chosen for 60 lines of an order, in a cookie that fits', async () => {
    const chosen = Array.from({ length: 60 }, (_, at): [string, string][] => [
      ['lineProductId', randomUUID()],
      ['lineSubstitution', at % 3 === 0 ? '' : 'none'],
    ]).flat();
    const comment = 'Подзвоніть, будь ласка, перед виїздом; заїзд із двору, код 24. '.repeat(16).slice(0, 1_000);
    expect(await handOver('a', 'a', [['comment', comment], ...chosen])).toEqual(['comment', 'lineSubstitutions']);
  });

  // @fault S23
  it('keeps only products, quantities and a quick-order message when the owner is unknown', async () => {
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
  ['a', 'a', true],
  ['a', 'b', false],
  [undefined, 'b', true],
])(
  'clearFormDraftOnSignOut for a draft of the account %s and a sign-out of %s clears it: %s',
  async (from, to, isCleared) => {
    const form = new FormData();
    form.set('message', 'freedom 60 - 100');
    const line = await saveFormDraft(getRequestContext(from), '/en/quick-order', form);
    const request = new Request('https://shop.example/en/logout', { headers: { cookie: line?.split(';')[0] ?? '' } });
    const lines = await clearFormDraftOnSignOut(getRequestContext(to), request);
    expect(lines.map((each) => /^form-draft=;.*Max-Age=0/.test(each))).toEqual(isCleared ? [true] : []);
  },
);

it.each([
  ['the form of a line', 'itemId=17&product=4&quantityBefore=2&unit=pack&quantity=3', true],
  ['the form of a line without its initial quantity', 'itemId=17&unit=pack&quantity=3', true],
  [
    'an order with a changed quantity at its second line',
    'itemId=17&quantityBefore=2&quantity=2&itemId=18&quantityBefore=4&quantity=5',
    true,
  ],
  [
    'an embedded button with a quantity',
    `deliveryType=pickup&embeddedIntent=${encodeURIComponent('itemId=17&quantity=3')}`,
    true,
  ],
  ['an order of the unchanged cart', 'itemId=17&quantityBefore=2&quantity=2&deliveryType=pickup', false],
  ['a removal', 'intent=remove&itemId=17', false],
  ['an addition', 'productId=4&quantity=3', false],
])('changesQuantity tells whether %s changes a quantity in the cart', (_, fields, isChange) => {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(fields)) form.append(name, value);
  expect(changesQuantity(form)).toBe(isChange);
});
