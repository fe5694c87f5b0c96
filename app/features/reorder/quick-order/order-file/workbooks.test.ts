import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTable } from '~/bff/files/read-table.server';
import { workbookOf, type FixtureCell, type FixtureSheet } from '~/bff/files/xlsx.fixture';
import { readSheets } from '~server/domain/order-table/read-sheets';
import { tableRules } from '~server/domain/order-table/table.fixture';

const heads = {
  uk: {
    name: 'Назва',
    length: 'Ростовка, см',
    piece: 'Кількість, шт',
    pack: 'Кількість, пачок',
    price: 'Ціна, грн',
    cm: 'см',
  },
  ru: { name: 'Наименование', length: 'Длина', piece: 'Кол-во, шт', pack: 'Кол-во, пачек', price: 'Цена', cm: 'см' },
  en: { name: 'Variety', length: 'Length, cm', piece: 'Qty, pcs', pack: 'Qty, packs', price: 'Price', cm: 'cm' },
} as const;
const packFormats = { uk: '0" пач."', ru: '0" пачек"', en: '0" packs"' } as const;
const names = ['Freedom', 'Mondial', 'Bosch & Dekker', 'Аваланш', 'Leen van der Mark', 'Red Naomi, premium'];
const lengths = [40, 50, 60, 70, 80];
const counts = fc.integer({ min: 1, max: 900 });

interface Line {
  readonly name: string;
  readonly lengthCm: number;
  readonly count: number;
}
interface Made {
  readonly sheet: FixtureSheet;
  readonly unit: 'piece' | 'pack';
  readonly lines: readonly (Line & { readonly isHidden?: boolean })[];
}

/** Goods with some of their lengths, each name once. */
const goods = fc.uniqueArray(
  fc
    .record({
      name: fc.constantFrom(...names),
      own: fc.shuffledSubarray(lengths, { minLength: 1 }),
      counts: fc.array(counts, { minLength: lengths.length, maxLength: lengths.length }),
    })
    .map(({ name, own, counts }) => ({
      name,
      lines: own.map((lengthCm, at): Line => ({ name, lengthCm, count: counts[at] ?? 1 })),
    })),
  { selector: ({ name }) => name, minLength: 1, maxLength: names.length },
);
const language = fc.constantFrom('uk' as const, 'ru' as const, 'en' as const);
const style = fc
  .record({ isBare: fc.boolean(), isReversed: fc.boolean() })
  .map(({ isBare, isReversed }) => (isBare ? { isBare } : { isReversed }));

/** A row a line, columns in any order; a name may stand once, merged down; packs by the head or the number format; some rows hidden. */
const list: fc.Arbitrary<Made> = fc
  .record({
    groups: goods,
    language,
    style,
    order: fc
      .shuffledSubarray(['name', 'length', 'count', 'price'] as const, { minLength: 3, maxLength: 4 })
      .filter((columns) => (['name', 'length', 'count'] as const).every((column) => columns.includes(column))),
    unit: fc.constantFrom('piece' as const, 'pack' as const, 'format' as const),
    isMerged: fc.boolean(),
    hidden: fc.array(fc.constantFrom(true, false, false, false), { minLength: 5, maxLength: 5 }),
  })
  .map(({ groups, language, style, order, unit, isMerged, hidden }) => {
    const words = heads[language];
    const head = {
      name: words.name,
      length: words.length,
      price: words.price,
      count: unit === 'pack' ? words.pack : words.piece,
    };
    const rows: FixtureCell[][] = [order.map((column) => head[column])];
    const merges: string[] = [];
    const hiddenRows: number[] = [];
    const lines: (Line & { isHidden: boolean })[] = [];
    for (const group of groups) {
      const first = rows.length + 1;
      group.lines.forEach((line, at) => {
        const isHidden = !isMerged && hidden[at] === true;
        if (isHidden) hiddenRows.push(rows.length);
        lines.push({ ...line, isHidden });
        const cells = {
          name: isMerged && at > 0 ? null : line.name,
          length: line.lengthCm,
          price: 38.4,
          count: unit === 'format' ? { value: line.count, format: packFormats[language] } : line.count,
        };
        rows.push(order.map((column) => cells[column]));
      });
      const letter = 'ABCD'[order.indexOf('name')] ?? 'A';
      if (isMerged && group.lines.length > 1) merges.push(`${letter}${first}:${letter}${rows.length}`);
    }
    const isPlain = isMerged || hiddenRows.length > 0;
    return {
      sheet: { rows, merges, hiddenRows, ...(isPlain ? {} : style) },
      unit: unit === 'piece' ? 'piece' : 'pack',
      lines,
    };
  });

/** A row a variety, a column a length, as price lists have it. */
const matrix: fc.Arbitrary<Made> = fc
  .record({ groups: goods, language, style, hasUnit: fc.boolean() })
  .map(({ groups, language, style, hasUnit }) => {
    const { name, cm } = heads[language];
    const columns = lengths.map((lengthCm): FixtureCell => (hasUnit ? `${lengthCm} ${cm}` : lengthCm));
    const rows = groups.map((group) => [
      group.name,
      ...lengths.map(
        (lengthCm): FixtureCell =>
          group.lines.find((line) => line.lengthCm === lengthCm)?.count ?? (style.isBare ? null : '–'),
      ),
    ]);
    return {
      sheet: { rows: [[name, ...columns], ...rows], ...style },
      unit: 'piece',
      lines: groups.flatMap(({ lines }) => lines),
    };
  });

const key = (line: { name: string; lengthCm: number | null; isHidden?: boolean }, amount: string) =>
  `${line.name} ${line.lengthCm} ${amount}${line.isHidden ? ' hidden' : ''}`;

it('2,000 workbooks of lists and matrices are read as they were filled in, beside sheets that are hidden', async () => {
  const hiddenSheet: FixtureSheet = {
    state: 'hidden',
    rows: [
      ['Назва', 'Кількість, шт'],
      ['Explorer 60', 500],
    ],
  };
  const workbooks = fc.tuple(fc.oneof(list, matrix), fc.boolean());
  await fc.assert(
    fc.asyncProperty(workbooks, async ([{ sheet, unit, lines }, isBehindHidden]) => {
      const file = isBehindHidden ? workbookOf([hiddenSheet, sheet], 1) : workbookOf([sheet]);
      const read = readSheets(await readTable(file, () => true), tableRules).lines.map((line) => {
        const [amount, ...more] = line.amounts;
        expect([more, line.cell]).toEqual([[], null]);
        return key({ ...line, isHidden: line.leftOut === 'hidden' }, `${amount?.count} ${amount?.unit}`);
      });
      expect(read.toSorted()).toEqual(lines.map((line) => key(line, `${line.count} ${unit}`)).toSorted());
    }),
    { numRuns: 2_000 },
  );
}, 120_000);
