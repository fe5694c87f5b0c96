import { beforeEach, describe, expect, it } from 'vitest';
import { plentifulLots } from '../support/catalogue';
import { type Customer, type Page, wordsOf } from '../support/customer';
import { startFailingFixture } from '../support/failing-fixture';
import { boxesOf, openNewList, press, SHEET, valuesOf } from '../support/list-sheet';
import { registerCustomer } from '../support/new-customer';

const fixture = startFailingFixture();

interface Lot {
  readonly id: string;
  readonly pack: number;
  readonly stock: number;
}

let customer: Customer;
let lots: readonly Lot[];

async function readLot(id: string): Promise<Lot> {
  const answer = await fixture.api.pass(new Request(`${fixture.api.url}/products/${id}`));
  const { data } = (await answer.json()) as {
    data: { attributes: { packSize: number }; stocks: { warehouseId: number; available: number }[] };
  };
  const stock = data.stocks.find(({ warehouseId }) => String(warehouseId) === '1')?.available ?? 0;
  return { id, pack: data.attributes.packSize, stock };
}

beforeEach(async () => {
  ({ customer } = await registerCustomer(fixture.portal.url));
  const ids = plentifulLots(await customer.get('/en/catalog?inStock=1'));
  lots = await Promise.all(ids.slice(0, 5).map(readLot));
  expect(lots).toHaveLength(5);
});

const lotAt = (at: number) => lots[at] ?? { id: '', pack: 0, stock: 0 };
const openRound = () =>
  openNewList(
    customer,
    'Round',
    lots.map(({ id, pack }) => [id, 3 * pack]),
  );
/** An empty box may have no value at all. */
const quantityOf = (page: Page, { id }: Lot) => boxesOf(page, id)[2] ?? '';
const noteOf = (page: Page, { id }: Lot) => {
  const field = page.html.getElementById(`quantity-${id}`);
  return page.html.getElementById(field?.getAttribute('aria-describedby') ?? '')?.text;
};

describe('The round through the cold room without scripts', () => {
  it('The button that calculates fills the counted lines: norm less what is left and what the cart has, up to whole packs, down to the stock', async () => {
    const [some, enough, plenty, held, uncounted] = [0, 1, 2, 3, 4].map(lotAt) as [Lot, Lot, Lot, Lot, Lot];
    await customer.post('/en/catalog', { productId: held.id, quantity: String(held.pack), unit: 'piece' });
    const page = await openRound();
    expect(page.html.querySelector(`${SHEET} button[value=calculate]`)?.text).toBe('Calculate');
    const counted = await press(customer, page, 'calculate', {
      typed: {
        [some.id]: { left: '1' },
        [enough.id]: { left: String(3 * enough.pack), quantity: '7' },
        [plenty.id]: { norm: String(plenty.stock + 5 * plenty.pack), left: '0' },
        [held.id]: { left: '1' },
        [uncounted.id]: { quantity: String(2 * uncounted.pack) },
      },
    });
    expect([counted.status, counted.path]).toEqual([200, page.path]);
    expect([some, enough, plenty, held, uncounted].map((lot) => quantityOf(counted, lot))).toEqual([
      String(3 * some.pack),
      '',
      String(Math.floor(plenty.stock / plenty.pack) * plenty.pack),
      String(2 * held.pack),
      String(2 * uncounted.pack),
    ]);
    expect(boxesOf(counted, some.id)).toEqual([String(3 * some.pack), '1', String(3 * some.pack)]);
    expect(counted.html.querySelector(`${SHEET} [role=status]`)?.text).toMatch(/UAH 4 items, [\d,]+\spcs/);

    const cart = await press(customer, counted, 'add');
    expect(cart.path).toBe('/en/checkout');
    const link = cart.html.querySelector('input[name=cartLink]')?.getAttribute('value') ?? '';
    for (const [{ id }, pieces] of [
      [some, 3 * some.pack],
      [held, 3 * held.pack],
      [uncounted, 2 * uncounted.pack],
    ] as const)
      expect(link).toMatch(new RegExp(`[=_]${id}\\.${pieces}(_|$)`));
    expect(link).not.toMatch(new RegExp(`[=_]${enough.id}\\.`));
  });

  it('The button for the rest by norm fills the lines that were neither counted nor typed, as if nothing were left of them', async () => {
    const [counted, typed, held, bare, other] = [0, 1, 2, 3, 4].map(lotAt) as [Lot, Lot, Lot, Lot, Lot];
    await customer.post('/en/catalog', { productId: held.id, quantity: String(held.pack), unit: 'piece' });
    const page = await openRound();
    const filled = await press(customer, page, 'takeNorms', {
      typed: {
        [counted.id]: { left: '2', quantity: '' },
        [typed.id]: { quantity: String(typed.pack) },
        [held.id]: { quantity: '' },
        [bare.id]: { norm: '', quantity: '' },
        [other.id]: { norm: String(other.pack + 1), quantity: '' },
      },
    });
    expect(filled.status).toBe(200);
    expect([counted, typed, held, bare, other].map((lot) => quantityOf(filled, lot))).toEqual([
      '',
      String(typed.pack),
      String(2 * held.pack),
      '',
      String(2 * other.pack),
    ]);
    expect(boxesOf(filled, held.id)[1] ?? '').toBe('');
  });

  it.each(['many', '1.5', '-3', '🌹'])(
    'A norm or rest of “%s” is named at its line, the others are counted, and nothing that was typed is lost',
    async (wrong) => {
      const [badNorm, badLeft, good] = [0, 1, 2].map(lotAt) as [Lot, Lot, Lot];
      const page = await openRound();
      const typed = {
        [badNorm.id]: { norm: wrong, left: '1', quantity: '4' },
        [badLeft.id]: { left: wrong, quantity: '5' },
        [good.id]: { left: '1', quantity: '' },
      };
      const answer = await press(customer, page, 'calculate', { typed });
      expect(answer.status).toBe(422);
      expect(boxesOf(answer, badNorm.id)).toEqual([wrong, '1', '4']);
      expect(boxesOf(answer, badLeft.id)).toEqual([String(3 * badLeft.pack), wrong, '5']);
      expect(quantityOf(answer, good)).toBe(String(3 * good.pack));
      for (const lot of [badNorm, badLeft]) expect(noteOf(answer, lot)).toContain('Type a whole number.');
      expect(answer.html.querySelectorAll('main [role=alert] li a').map((each) => each.getAttribute('href'))).toEqual(
        [badNorm, badLeft].map(({ id }) => `#quantity-${id}`),
      );

      const refused = await press(customer, page, 'saveNorms', { typed });
      expect([refused.status, boxesOf(refused, badNorm.id)]).toEqual([422, [wrong, '1', '4']]);
      expect(boxesOf(await customer.get(page.path), good.id)[0]).toBe(String(3 * good.pack));
      expect(boxesOf(await customer.get(page.path), badNorm.id)[0]).toBe(String(3 * badNorm.pack));
    },
  );

  it('A form that counts in packs is calculated in packs', async () => {
    const lot = lotAt(0);
    await openRound();
    const answer = await customer.post('/en/list?from=list', {
      intent: 'calculate',
      unit: 'pack',
      productId: lot.id,
      norm: '3',
      left: '1',
      quantity: '',
    });
    expect(answer.status).toBe(200);
    expect(noteOf(answer, lot)).toMatch(new RegExp(`2 packs|\\b${2 * lot.pack}\\spcs`));
  });

  it('A form whose norms are not paired with its lines answers 422 to each button and changes nothing', async () => {
    const page = await openRound();
    const [one = '', two = ''] = valuesOf(page, 'productId');
    for (const intent of ['calculate', 'takeNorms', 'add', 'saveNorms', 'saveList']) {
      const answer = await customer.submit(page, SHEET, {
        intent,
        productId: [one, two],
        quantity: ['1', '1'],
        norm: '5',
        left: ['', ''],
        listName: 'Unpaired',
      });
      expect([intent, answer.status]).toEqual([intent, 422]);
      expect(wordsOf(answer)).toContain('do not match');
    }
    const after = await customer.get(page.path);
    expect(valuesOf(after, 'norm')).toEqual(valuesOf(page, 'norm'));
    expect(wordsOf(after)).not.toContain('Unpaired');
  });
});
