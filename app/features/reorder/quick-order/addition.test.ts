import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { parseQuickOrder, remainingLines } from './addition.server';
import { linesOfSheet, outcomeAt, type QuickOrderActionData, type QuickRow } from './quick-order-view';

const ctx = fakeContext({}, { isSignedIn: true });

function read(...pairs: [string, string][]) {
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return parseQuickOrder(ctx, form);
}

const row = (changes: Partial<QuickRow>): QuickRow => ({
  typed: 'фрідом',
  alone: changes.typed ?? 'фрідом',
  kind: 'sure',
  choices: [],
  productId: '42',
  quantity: '50',
  figure: '',
  isGuess: false,
  isSoldOut: false,
  searchHref: '/search',
  ...changes,
});

describe('readAddition', () => {
  it('reads rows, products and quantities together', () => {
    const { lineInputs, chosen } = read(
      ['row', '0'],
      ['productId', '42'],
      ['quantity', '50'],
      ['row', '3'],
      ['productId', '43'],
      ['quantity', ' 10 '],
    );
    expect(lineInputs).toEqual([
      { productId: '42', quantity: '50', unit: 'piece', row: 0 },
      { productId: '43', quantity: ' 10 ', unit: 'piece', row: 3 },
    ]);
    expect(chosen).toEqual([
      { row: 0, productId: '42', quantity: '50 шт' },
      { row: 3, productId: '43', quantity: ' 10  шт' },
    ]);
  });

  it('counts in the unit of the form', () => {
    expect(read(['unit', 'pack'], ['productId', '42'], ['quantity', '2']).lineInputs).toEqual([
      { productId: '42', quantity: '2', unit: 'pack', row: 0 },
    ]);
    expect(read(['unit', 'pack'], ['productId', '42'], ['quantity', '2']).chosen).toEqual([
      { productId: '42', quantity: '2', row: 0 },
    ]);
  });

  it('names lines with a quantity and no choice, by their number', () => {
    const { lineInputs, unchosen } = read(['row', '1'], ['productId', ''], ['quantity', '9'.repeat(50)]);
    expect(lineInputs).toEqual([]);
    expect(unchosen).toEqual([
      { row: 1, productId: '', name: 'Рядок 2', typed: '9'.repeat(20), message: 'Виберіть, що саме.', offers: [] },
    ]);
  });

  it('lets lines without a quantity ask for nothing, and keeps their choice', () => {
    const { lineInputs, unchosen, chosen } = read(
      ['row', '0'],
      ['productId', '42'],
      ['quantity', ''],
      ['row', '1'],
      ['productId', ''],
      ['quantity', '0'],
    );
    expect([lineInputs, unchosen]).toEqual([[], []]);
    expect(chosen).toHaveLength(2);
  });

  it('puts a split in place of the row it was offered at, whatever other rows name the product', () => {
    const rows: [string, string][] = [
      ['row', '0'],
      ['productId', '42'],
      ['quantity', '30'],
      ['row', '1'],
      ['productId', '42'],
      ['quantity', '500'],
    ];
    const own = { productId: '42', quantity: '100', unit: 'piece' };
    const other = { productId: '8', quantity: '400', unit: 'piece' };
    expect(read(...rows, ['split', '42=100&8=400']).lineInputs).toEqual([
      { ...own, row: 1 },
      other,
      { ...own, quantity: '30', row: 0 },
    ]);
    const written: [string, string][] = [
      ['row', '0'],
      ['productId', '42'],
      ['quantity', '30'],
      ['row', '1'],
      ['productId', '42'],
      ['quantity', '1 000'],
    ];
    expect(read(...written, ['split', '42=600&8=400']).lineInputs).toMatchObject([
      { row: 1 },
      { productId: '8' },
      { quantity: '30', row: 0 },
    ]);
    expect(
      read(['row', '4'], ['productId', '42'], ['quantity', 'багато'], ['split', '42=100&8=400']).lineInputs,
    ).toEqual([{ ...own, row: 4 }, other]);
  });

  it('knows what each row was taken for that an earlier answer has added', () => {
    expect(read(['done', '1*43'], ['done', '12*a*b'], ['done', '3'], ['done', 'x*43']).done).toEqual([
      { row: 1, productId: '43' },
      { row: 12, productId: 'a*b' },
    ]);
  });

  it('takes products without rows and quantities, as a script may send them', () => {
    expect(read(['productId', '42'])).toMatchObject({ lineInputs: [], chosen: [{ row: 0, quantity: '' }] });
  });
});

describe('whatIsLeft', () => {
  it('is the lines that found nothing', () => {
    const rows = [row({}), row({ kind: 'unknown', typed: 'ескімо 2 п.' }), row({ kind: 'unknown', typed: 'щось' })];
    expect(remainingLines({ message: '', error: null, rows }, [], [])).toBe('ескімо 2 п.\nщось');
    expect(remainingLines({ message: '', error: '', rows: null }, [], [])).toBe('');
  });

  it('is also the lines without a quantity, unless one was filled in or is in the cart already; one that was emptied is not wanted', () => {
    const rows = [
      row({ typed: 'фрідом 60', quantity: '' }),
      row({ typed: 'рускус', kind: 'doubtful', quantity: '' }),
      row({ typed: 'ніна 50', quantity: '50' }),
      row({ typed: 'прауд', quantity: '' }),
    ];
    const chosen = [
      { row: 0, productId: '42', quantity: '' },
      { row: 1, productId: '43', quantity: '10' },
      { row: 2, productId: '44', quantity: '' },
    ];
    expect(remainingLines({ message: '', error: null, rows }, chosen, [])).toBe('фрідом 60');
    expect(remainingLines({ message: '', error: null, rows }, chosen, [{ row: 0, productId: '42' }]), 'answered').toBe(
      '',
    );
  });
});

describe('linesOfSheet', () => {
  const rows = [
    row({}),
    row({ kind: 'unknown', productId: '' }),
    row({ kind: 'doubtful', productId: '', quantity: '10' }),
  ];

  it('are the rows that have found something', () => {
    expect(linesOfSheet(rows, undefined)).toEqual([
      { productId: '42', quantity: '50' },
      { productId: '', quantity: '10' },
    ]);
  });

  it('are, once answered, those that are not in the cart, as they were chosen', () => {
    const answer: QuickOrderActionData = {
      view: { message: '', rows, error: null },
      text: '',
      added: [{ row: 0, productId: '42' }],
      rejected: [],
      chosen: [
        { row: 0, productId: '42', quantity: '25' },
        { row: 2, productId: '7', quantity: '5' },
      ],
    };
    expect(linesOfSheet(rows, answer)).toEqual([{ productId: '7', quantity: '5' }]);
  });

  it('tell two rows of the same product apart', () => {
    const twice = [row({}), row({ quantity: '30' })];
    const rejected = { row: 1, productId: '42', name: 'Freedom', typed: '30', message: 'Пачками по 25', offers: [] };
    const answer: QuickOrderActionData = {
      view: { message: '', rows: twice, error: null },
      text: '',
      added: [{ row: 0, productId: '42' }],
      rejected: [rejected],
      chosen: [
        { row: 0, productId: '42', quantity: '50' },
        { row: 1, productId: '42', quantity: '30' },
      ],
    };
    expect(linesOfSheet(twice, answer)).toEqual([{ productId: '42', quantity: '30' }]);
    expect([outcomeAt(0, answer), outcomeAt(1, answer)]).toMatchObject([
      { rejected: undefined, added: { productId: '42' } },
      { rejected, added: undefined },
    ]);
  });

  it('leave out what an earlier answer has added', () => {
    const answer: QuickOrderActionData = {
      view: { message: '', rows, error: null },
      text: '',
      added: [{ row: 0, productId: '42' }],
      rejected: [],
      chosen: [{ row: 2, productId: '7', quantity: '5' }],
    };
    expect(linesOfSheet(rows, answer)).toEqual([{ productId: '7', quantity: '5' }]);
  });
});
