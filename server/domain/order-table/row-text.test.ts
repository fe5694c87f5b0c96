import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRow, parseRow, type RowWords } from './row-text';
import { oneLine, type TableLine } from './sheet';
import { rowWords } from './table.fixture';

const languages: readonly RowWords[] = [
  rowWords,
  {
    ...rowWords,
    piece: 'pcs',
    pack: 'packs',
    cm: 'cm',
    stock: 'in stock',
    currency: 'UAH',
    decimalSign: '.',
    hidden: 'hidden',
    cancelled: 'cancelled',
  },
  { ...rowWords, stock: 'есть', hidden: 'скрыто', cancelled: 'отменено' },
];
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from('aЯ7 ,;"«»/&()\t\n\'=-.')), minLength: 1, maxLength: 40 }),
  fc.constantFrom(
    'Bosch & Dekker',
    'Freedom, 60 см – 4 пач.',
    'лот 42',
    '"Степ"',
    '60 см',
    '100 шт',
    'Разом',
    'hidden',
  ),
);
const count = fc.oneof(
  fc.integer({ min: 1, max: 1e6 }).map(String),
  fc.integer({ min: 1, max: 999 }).map((part) => `${part}.5`),
);
const amount = fc.record({ count, unit: fc.constantFrom('piece' as const, 'pack' as const) });
const lot = fc.record({
  productId: fc.stringMatching(/^[\w-]{1,20}$/),
  price: fc.option(fc.integer({ min: 1, max: 1e6 }).map((coins) => coins / 100)),
  stock: fc.option(fc.nat(1e6)),
});
const line: fc.Arbitrary<TableLine> = fc
  .record({
    name: text.map(oneLine).filter((name) => name !== ''),
    lengthCm: fc.option(fc.integer({ min: 10, max: 250 })),
    amounts: fc.array(amount, { minLength: 1, maxLength: 3 }),
    cell: fc.option(text.map((cell) => oneLine(cell).replace(/[«»]/g, '').trim())),
    lot: fc.option(lot),
    leftOut: fc.constantFrom(null, 'hidden' as const, 'cancelled' as const),
  })
  .map((made) => (made.cell === null ? made : { ...made, amounts: [] }));

describe('parseRow', () => {
  it('reads back exactly what formatRow wrote, in any language, after a form has sent it', () => {
    fc.assert(
      fc.property(line, fc.constantFrom(...languages), (made, words) => {
        const written = formatRow(made, words);
        expect(written).not.toMatch(/[\r\n]/);
        const sent = new URLSearchParams(new URLSearchParams({ written }).toString()).get('written') ?? '';
        expect(parseRow(sent)).toEqual(made);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    'фрідом 60 - 100',
    'фрідом 60\t100,00',
    'фрідом 60 см\t4 пачки\t100 шт',
    '1\tFreedom, 60 см\t50\t75,00\t3 750,00',
    'Freedom\t60 см\t100',
    'Freedom\t60 см\t100 шт\t72,50',
    '',
  ])('is null for %j, which is no row of a file', (written) => {
    expect(parseRow(written)).toBeNull();
  });

  it('takes an edited quantity, and a row whose mark was deleted', () => {
    const row = parseRow('Freedom\t60 см\t75 шт\t');
    expect(row).toMatchObject({ amounts: [{ count: '75', unit: 'piece' }], leftOut: null });
  });
});
