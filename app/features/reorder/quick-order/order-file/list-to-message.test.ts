import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { FileRows } from '~/bff/files/file-table';
import { readTable } from '~/bff/files/read-table.server';
import { money } from '~server/contract/money';
import { listToMessage } from './list-to-message';
import { formatLotLine, parseLotLine } from './lot-line';

const words = { piece: 'шт', pack: 'пач.', lot: 'лот', currency: 'грн', decimalSign: ',' };
const linesOf = (rows: FileRows) => listToMessage(rows, words, (number) => `Рядок ${number}`);

describe('listToMessage', () => {
  it('reads name, length, farm and quantity under their heads, in any order and below a title', () => {
    expect(
      linesOf([
        ['Замовлення на п’ятницю', null, null, null],
        ['К-сть, шт', 'Плантація', 'Назва', 'Ростовка'],
        [100, 'Los Nevados', 'Freedom', 60],
        [50, null, 'Аваланш 50', 50],
        ['2 пачки', null, 'Рускус', null],
        [null, null, 'Еустома', null],
        [0, null, 'Гвоздика', null],
        [150, null, 'Разом:', null],
      ]),
    ).toEqual(['Freedom 60 см Los Nevados\t100 шт', 'Аваланш 50\t50 шт', 'Рускус\t2 пачки']);
  });

  it.each([
    ['uk', ['Сорт', 'Ростовка, см', 'Кількість, шт', 'Ціна, грн', 'Сума, грн']],
    ['ru', ['Наименование', 'Длина', 'Кол-во', 'Цена', 'Сумма']],
    ['en', ['Item', 'Length', 'Qty', 'Price', 'Amount']],
  ])('knows the heads of %s and takes no price for a quantity', (_, head) => {
    expect(linesOf([head, ['Freedom', '60', '75', 38.4, 2880]])).toEqual(['Freedom 60 см\t75 шт']);
  });

  it('counts packs where the head says so', () => {
    expect(
      linesOf([
        ['Назва', 'Пачок'],
        ['Freedom', 4],
      ]),
    ).toEqual(['Freedom\t4 пач.']);
  });

  it('keeps a fraction, and a cell that is no quantity in quotes', () => {
    expect(
      linesOf([
        ['Назва', 'Кількість'],
        ['Freedom', 1.5],
        ['Аваланш', '1,5'],
        ['Ніна', '=A1'],
        ['Прауд', new Date('2026-05-01')],
        ['Піано', true],
        ['Еустома', 'скільки є'],
        ['Рускус', '01.05.2026'],
        ['Статиця', new Date(NaN)],
        ['Гіпсофіла', '1 500,00'],
        ['', 5],
      ]),
    ).toEqual([
      'Freedom\t1,5 шт',
      'Аваланш\t1,5 шт',
      'Ніна\t«=A1»',
      'Прауд\t«01.05.2026»',
      'Піано\t«true»',
      'Еустома\t«скільки є»',
      'Рускус\t«01.05.2026»',
      'Статиця\t«?»',
      'Гіпсофіла\t1 500,00 шт',
      'Рядок 11\t5 шт',
    ]);
  });

  it('takes the only column of whole numbers that are no lengths for the quantity where a list has no heads', () => {
    expect(
      linesOf([
        ['Freedom', 60, 100, 38.4],
        ['Аваланш', 50, 25, 40.15],
      ]),
    ).toEqual(['Freedom 60\t100 шт', 'Аваланш 50\t25 шт']);
  });

  it('leaves rows as they stand where it is not clear which numbers are quantities', () => {
    expect(
      linesOf([
        ['Freedom', 12, 100],
        ['Аваланш', 25, 7],
      ]),
    ).toEqual(['Freedom, 12, 100', 'Аваланш, 25, 7']);
    expect(linesOf([['фрідом 60 - 100; аваланш (білий)'], ['']])).toEqual(['фрідом 60 - 100; аваланш (білий)']);
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
      linesOf([
        head,
        ['Freedom', 60, 25, 35.52, 340, 4, '42'],
        ['Рускус', null, null, '12,00', '0', '30', '44'],
        ['Freedom', 70, 25, 40, 100, null, '43'],
      ]),
    ).toEqual(['Freedom 60 см – 4 пач. (лот 42; 35,52 грн; 340 шт)', 'Рускус – 30 шт (лот 44; 12,00 грн; 0 шт)']);
  });
});

describe('a price list that LibreOffice saved', () => {
  it('still names its lots, with a formula by its last value', async () => {
    const rows = await readTable(new Blob([await readFile('tests/order-lists/libreoffice-price-list.xlsx')]));
    expect(linesOf(rows)).toEqual([
      'Букет «Степь» 40 см Квіткова долина – 2 шт (лот 41; 234,00 грн; 43 шт)',
      'Brighton 60 см Los Nevados – 3 пач. (лот 77; 46,36 грн; 0 шт)',
    ]);
  });
});

describe('parseLotLine', () => {
  const lot = { name: 'Freedom 60 см – x', quantity: '4 пач.', productId: '42', price: money(3_552), stock: 340 };

  it.each([
    ['uk', words],
    ['en', { piece: 'pcs', pack: 'packs', lot: 'lot', currency: 'UAH', decimalSign: '.' }],
  ])('reads a line that was written in %s', (_, language) => {
    expect(parseLotLine(formatLotLine(lot, language))).toEqual(lot);
    const bare = { ...lot, price: null, stock: null };
    expect(parseLotLine(formatLotLine(bare, language))).toEqual(bare);
  });

  it.each(['фрідом 60 - 100', 'Freedom – 4 пач. (лот)', 'фрідом (лот 42)', ''])('is null for %j', (line) => {
    expect(parseLotLine(line)).toBeNull();
  });
});
