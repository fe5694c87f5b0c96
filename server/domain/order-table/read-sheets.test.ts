import { describe, expect, it } from 'vitest';
import { readSheets } from './read-sheets';
import { formatRow, parseRow } from './row-text';
import { rowWords, tableRules as rules } from './table.fixture';
import { textCell, textSheet, type Sheet, type TableRules } from './sheet';

type Rows = readonly (readonly string[])[];

/** The lines as rows of a message, with bars for tabs. Each is read back exactly. */
function linesOf(sheets: readonly Sheet[], of: TableRules = rules): string[] {
  const { lines } = readSheets(sheets, of);
  return lines.map((line) => {
    const text = formatRow(line, rowWords);
    expect(parseRow(text)).toEqual(line);
    return text.replaceAll('\t', '|');
  });
}
const read = (...rows: Rows) => linesOf([textSheet('S', rows)]);
/** As `read`, of a sheet whose cells are not parted by signs. */
const sheet = (rows: Rows, more: Partial<Sheet> = {}): Sheet => ({
  name: 'S',
  rows: rows.map((cells, at) => ({ number: at + 1, cells: cells.map(textCell) })),
  hiddenColumns: new Set(),
  ...more,
});

describe('readSheets', () => {
  it.each([
    ['uk', ['Сорт', 'Ростовка, см', 'Кількість, шт', 'Ціна, грн', 'Сума, грн']],
    ['ru', ['Наименование', 'Длина', 'Кол-во', 'Цена', 'Сумма']],
    ['en', ['Item', 'Length', 'Qty', 'Price', 'Amount, UAH']],
  ])('knows the heads of %s and takes no price for a quantity', (_, head) => {
    expect(read(['Для Марії', '', ''], head, ['Bosch & Dekker', '60', '75', '38,4', '2880'])).toEqual([
      'Bosch & Dekker|60 см|75 шт',
    ]);
  });

  it.each([
    ['uk', ['Сорт', '50 см', '60 см', '70 см']],
    ['ru', ['Сорт', '50', '60', '70']],
    ['en', ['Variety', '50 cm', '60 cm', '70 cm']],
    ['lengths in words', ['Назва', 'Ростовка 50', 'Довжина 60 см', '70см']],
  ])('reads quantities under lengths (%s)', (_, head) => {
    expect(read(head, ['Freedom', '100', '50', '–'], ['Mondial', '', '', '2 пачки'])).toEqual([
      'Freedom|50 см|100 шт',
      'Freedom|60 см|50 шт',
      'Mondial|70 см|2 пач.',
    ]);
  });

  it('counts packs under lengths where their heads say so, above or below', () => {
    expect(read(['Сорт', '50 см, пачок', '60 см, пачок'], ['Freedom', '4', ''])).toEqual(['Freedom|50 см|4 пач.']);
    expect(read(['Сорт', 'Пачок', ''], ['', '50 см', '60 см'], ['Freedom', '', '4'])).toEqual(['Freedom|60 см|4 пач.']);
  });

  it('takes no price under a length for a quantity', () => {
    expect(
      read(
        ['Сорт', '50 см', '', '60 см', ''],
        ['', 'ціна', 'к-сть', 'ціна', 'к-сть'],
        ['Freedom', '40', '25', '45', ''],
      ),
    ).toEqual(['Freedom|50 см|25 шт']);
  });

  it('asks where the quantities under lengths do not make up that of the row', () => {
    const head = ['Сорт', '50 см', '60 см', 'Кількість'];
    expect(read(head, ['Freedom', '100', '50', '150'], ['Mondial', '25', '', '75'])).toEqual([
      'Freedom|50 см|100 шт',
      'Freedom|60 см|50 шт',
      'Mondial|50 см|25 шт / 75 шт',
    ]);
  });

  it.each([
    ['Назва', 'Тюльпан', 'білий'],
    ['Название', 'Тюльпаны:', 'белый'],
    ['Item', 'Tulips', 'white'],
  ])('lends a species without figures to the rows below (%s)', (head, species, colour) => {
    expect(
      read(
        [head, 'см', 'pcs'],
        [species, '', ''],
        [colour, '40', '50'],
        ['Троянда Freedom', '60', '25'],
        [colour, '45', '5'],
      ),
    ).toEqual([
      `${species.replace(':', '')} ${colour}|40 см|50 шт`,
      'Троянда Freedom|60 см|25 шт',
      `${species.replace(':', '')} ${colour}|45 см|5 шт`,
    ]);
  });

  it('lends no species to goods that are known without it, nor below another heading', () => {
    const of = { ...rules, isKnownProduct: (text: string) => text === 'Freedom' || text === 'Тюльпан білий' };
    const rows = [
      ['Назва', 'К-сть'],
      ['Тюльпан', ''],
      ['Freedom', '5'],
      ['білий', '6'],
      ['Інше', ''],
      ['білий', '7'],
    ];
    expect(linesOf([sheet(rows)], of)).toEqual(['Freedom||5 шт', 'Тюльпан білий||6 шт', 'білий||7 шт']);
  });

  it.each([
    ['Пачок', 'Штук'],
    ['Пачек', 'Шт.'],
    ['Packs', 'Pieces'],
  ])('takes packs or pieces, whichever is filled, and both where they may differ (%s, %s)', (packs, pieces) => {
    expect(
      read(['Variety', packs, pieces], ['Freedom', '4', ''], ['Mondial', '', '75'], ['Explorer', '4', '120']),
    ).toEqual(['Freedom||4 пач.', 'Mondial||75 шт', 'Explorer||4 пач. / 120 шт']);
  });

  it.each([
    ['Пн', 'Ср'],
    ['Кількість пн', 'Кількість ср'],
    ['01.05', '03.05.2026'],
    ['Понедельник', 'Среда'],
    ['Monday', 'Wed'],
    ['К-сть', 'Кількість'],
  ])('asks which of two quantities of one kind is meant (%s, %s)', (one, other) => {
    expect(
      read(['Назва', one, other], ['Freedom', '100', ''], ['Mondial', '50', '75'], ['Explorer', '5', '5']),
    ).toEqual(['Freedom||100 шт', 'Mondial||50 шт / 75 шт', 'Explorer||5 шт / 5 шт']);
  });

  it('reads two rows of heads, two lists side by side, and other heads further down', () => {
    expect(read(['Назва', 'Кількість', ''], ['', 'пачок', 'штук'], ['Freedom', '4', ''])).toEqual(['Freedom||4 пач.']);
    expect(
      read(['Сорт', 'См', 'К-сть', '', 'Сорт', 'См', 'К-сть'], ['Freedom', '60', '5', '', 'Mondial', '50', '6']),
    ).toEqual(['Freedom|60 см|5 шт', 'Mondial|50 см|6 шт']);
    expect(read(['Назва', 'К-сть'], ['Freedom', '5'], ['Пачок', 'Назва'], ['6', 'Mondial'])).toEqual([
      'Freedom||5 шт',
      'Mondial||6 пач.',
    ]);
    expect(read(['Сорт', '50', '60'], ['Freedom', '5', ''], ['Сорт', '70', '80'], ['Mondial', '6', ''])).toEqual([
      'Freedom|50 см|5 шт',
      'Mondial|70 см|6 шт',
    ]);
  });

  it('takes the unit of a cell, then that of its column of units, then that of the head', () => {
    expect(
      read(['Товар', 'К-сть', 'Од.'], ['A', '3', 'пач'], ['B', '4 шт', 'пач'], ['C', '5', ''], ['D', '6', 'кор.']),
    ).toEqual(['A||3 пач.', 'B||4 шт', 'C||5 шт', 'D||«6 кор.»']);
    expect(read(['Товар', 'Пачок', 'Од.'], ['A', '3', 'шт'])).toEqual(['A||3 шт / 3 пач.']);
    expect(read(['Назва', 'Кількість у пачках', 'Шт в пачці'], ['A', '4', '25'])).toEqual(['A||4 пач.']);
  });

  it('asks for what is no quantity, and leaves out what asks for nothing', () => {
    const cells = ['=4*25', '#N/A', 'скільки є', '01.05.2026', '100-150', '-5', '+', '', '0', '–', '0,00'];
    expect(read(['Назва', 'Кількість'], ...cells.map((cell) => ['A', cell]))).toEqual(
      cells.slice(0, 7).map((cell) => `A||«${cell}»`),
    );
  });

  it('leaves out totals, also without a word, and names a row that has no name', () => {
    const rows = [
      ['Назва', 'К-сть'],
      ['A', '2'],
      ['B', '3'],
      ['', '5'],
      ['Разом:', '5'],
      ['', '7'],
    ];
    expect(read(...rows)).toEqual(['A||2 шт', 'B||3 шт', 'Рядок 6||7 шт']);
  });

  it.each([
    ['Статус', 'скасовано'],
    ['Статус', 'Отменено клиентом'],
    ['Status', 'Cancelled'],
    ['Примітка', 'не потрібно'],
  ])('marks rows that are cancelled (%s: %s)', (head, status) => {
    expect(read(['Item', 'Qty', head], ['A', '5', status], ['B', '6', 'ok'])).toEqual(['A||5 шт|скасовано', 'B||6 шт']);
  });

  it.each([
    ['uk', 'Примітка', 'Ціна тижня, Друга категорія', 'Друга категорія'],
    ['ru', 'Примечание', 'вторая категория', 'вторая категория'],
    ['en', 'Note', 'Second grade', 'Second grade'],
  ])('adds the second grade of a remark to the name (%s)', (_, head, remark, grade) => {
    expect(read(['Item', 'Farm', head, 'Qty'], ['A', 'Los Nevados', remark, '5'], ['B', '', 'ok', '6'])).toEqual([
      `A Los Nevados ${grade}||5 шт`,
      'B||6 шт',
    ]);
  });

  it.each(['Вид документа', 'Document type'])('finds no goods in a history of documents (%s)', (head) => {
    const records = [
      [head, 'Номер', 'Кількість, шт'],
      ['Замовлення', 'ЗМ-001204', '130'],
    ];
    expect(readSheets([textSheet('S', records)], rules)).toMatchObject({ lines: [], text: '' });
  });

  it('marks hidden rows, and leaves hidden columns out but for the facts of a price list', () => {
    const rows = [
      ['Назва', 'Кількість', 'Замовити', 'Код лота'],
      ['A', '5', '6', '42'],
      ['B', '7', '8', '43'],
    ];
    const hidden = sheet(rows, { hiddenColumns: new Set([2, 3]) });
    const marked = { ...hidden, rows: hidden.rows.map((row) => ({ ...row, isHidden: row.number === 3 })) };
    expect(linesOf([marked])).toEqual(['A||5 шт|лот 42', 'B||7 шт|лот 43|приховано']);
    expect(readSheets([marked], rules).hiddenColumns).toEqual(['Замовити']);
    expect(linesOf([sheet(rows)])).toEqual(['A||6 шт|лот 42', 'B||8 шт|лот 43']);
  });

  it('asks for a quantity that is merged over several goods, and reads a row of merged cells once', () => {
    const below = (text: string) => ({ text, isBelow: true });
    const rows = [
      { number: 1, cells: ['Назва', 'См', 'К-сть'].map(textCell) },
      { number: 2, cells: ['A', '50', '100'].map(textCell) },
      { number: 3, cells: [below('A'), textCell('60'), below('100')] },
      { number: 4, cells: ['B', '50', '25'].map(textCell) },
      { number: 5, cells: ['B', '50', '25'].map(below) },
    ];
    expect(linesOf([sheet([], { rows })])).toEqual(['A|50 см|«100»', 'A|60 см|«100»', 'B|50 см|25 шт']);
  });

  it('reads a record that has one sign too many where one reading fits, and asks elsewhere', () => {
    expect(
      read(
        ['Назва', 'Ростовка', 'Кількість'],
        ['Freedom', 'red', '60', '100'],
        ['Mondial', '60', '100', ''],
        ['Explorer', '60', '100', 'без листя'],
        ['Ruscus', '60', '100', '7'],
      ),
    ).toEqual(['Freedom, red|60 см|100 шт', 'Mondial|60 см|100 шт', 'Explorer|60 см|100 шт', 'Ruscus||«60, 100, 7 ?»']);
  });

  it('reads all sheets with names and quantities and says which, and passes over the others', () => {
    const list = (name: string, goods: string) =>
      textSheet(name, [
        ['Назва', 'К-сть'],
        [goods, '5'],
      ]);
    const table = readSheets(
      [
        list('Київ', 'A'),
        textSheet('Ціни', [
          ['A', '38,40'],
          ['B', '40,15'],
        ]),
        list('Львів', 'B'),
      ],
      rules,
    );
    expect([table.lines.map(({ name }) => name), table.sheets]).toEqual([
      ['A', 'B'],
      ['Київ', 'Львів'],
    ]);
  });

  it('takes the only column of whole numbers that are no lengths where a list has no heads, and else asks', () => {
    expect(read(['1', 'Freedom', '60', '100', '38,4'], ['2', 'Аваланш', '50', '25', '40,15'])).toEqual([
      'Freedom|60 см|100 шт',
      'Аваланш|50 см|25 шт',
    ]);
    expect(read(['Freedom', '12', '100'], ['Аваланш', '25', '7'])).toEqual([
      'Freedom||12 шт / 100 шт',
      'Аваланш||25 шт / 7 шт',
    ]);
  });

  it('gives a list in one column as text', () => {
    expect(readSheets([textSheet('', [['фрідом 60 - 100; аваланш (білий)'], ['рускус 5 п']])], rules)).toMatchObject({
      lines: [],
      text: 'фрідом 60 - 100; аваланш (білий)\nрускус 5 п',
    });
  });

  it.each([
    [
      'uk',
      ['Сорт', 'Ростовка, см', 'Пачка, шт', 'Ваша ціна за шт, грн', 'На складі, шт', 'Замовити, пачок', 'Код лота'],
    ],
    [
      'ru',
      ['Сорт', 'Ростовка, см', 'Пачка, шт', 'Ваша цена за шт, грн', 'На складе, шт', 'Заказать, пачек', 'Код лота'],
    ],
    ['en', ['Variety', 'Length, cm', 'Pack, pcs', 'Your price each, UAH', 'In stock, pcs', 'Order, packs', 'Lot id']],
  ])('names the lots of the price list in %s, with their price and stock', (_, head) => {
    expect(
      read(
        head,
        ['Freedom', '60', '25', '35,52', '340', '4', '42'],
        ['Рускус', '', '', '12,00', '0', '30', '44'],
        ['Freedom', '70', '25', '40', '100', '', '43'],
      ),
    ).toEqual(['Freedom|60 см|4 пач.|лот 42|35,52 грн|є 340', 'Рускус||30 шт|лот 44|12,00 грн|є 0']);
  });
});
