import { describe, expect, it } from 'vitest';
import { flattenTable } from './flatten-table';
import { readWishes } from './parse-message.fixture';

const readTable = (...rows: readonly string[]) => readWishes(rows.join('\n'));

describe('flattenTable', () => {
  it('takes the unit of a row from its column', () => {
    expect(
      readTable(
        '№\tТовар\tК-сть\tОд.\tЦіна\tСума',
        '1\tРускус 50 см\t10\tпач\t142,00\t1420,00',
        '2\tFreedom 60 см\t25\tшт\t72,00\t1800,00',
        'Разом\t\t\t\t\t3220,00',
      ),
    ).toEqual(['Рускус 50 см|10| p', 'Freedom 60 см|25|']);
  });

  it.each(['Од.', 'Од. вим.', 'Од.вим.', 'Одиниця виміру', 'Ед.', 'Ед. изм.', 'Unit', 'UoM'])(
    'knows a column of units by its head: %s',
    (head) => {
      expect(readTable(`Товар\t${head}\tКількість`, 'Freedom 60\tпачка\t50')).toEqual(['Freedom 60|50| p']);
    },
  );

  it('keeps a unit that it does not know beside the number', () => {
    expect(flattenTable(['Товар\tК-сть\tОд.', 'Freedom 60\t3\tкор.'])).toEqual(['Freedom 60\t3 кор.']);
  });

  it.each(['Кількість, пач', 'Кількість (пачок)', 'Количество, пачек', 'Bunches', 'Пачок', 'Пачек', 'Замовити, пачок'])(
    'counts packs under the head %s',
    (head) => {
      expect(readTable(`Назва\t${head}`, 'Freedom 60\t4')).toEqual(['Freedom 60|4| p']);
    },
  );

  it('takes pieces where a table counts packs as well', () => {
    expect(readTable('Назва\tПачок\tШтук', 'Freedom 60\t4\t100')).toEqual(['Freedom 60|100|']);
  });

  it.each(['Довжина', 'Ростовка', 'Розмір', 'Length', 'Size', 'Длина', 'см', 'Довжина, см'])(
    'keeps the length under the head %s',
    (head) => {
      expect(readTable(`Сорт\t${head}\tК-сть`, 'Freedom\t60\t100', 'Mondial 60\t60\t50')).toEqual([
        'Freedom 60 см|100|',
        'Mondial 60|50|',
      ]);
    },
  );

  it('joins the cells that name the goods', () => {
    expect(readTable('Товар\tСорт\tКолір\tК-сть', 'Троянда\tFreedom\tчервона\t100')).toEqual([
      'Троянда Freedom червона|100|',
    ]);
  });

  it.each([
    ['Freedom 60\t25\tпач', 'Freedom 60|25| p'],
    ['Freedom 60\tпач\t25', 'Freedom 60|25| p'],
    ['Freedom 60 100\tшт\t75', 'Freedom 60 75|100|'],
    ['Рускус 10\tпач\t142', 'Рускус 142|10| p'],
    ['Рускус;50;10;пач', 'Рускус 50|10| p'],
    ['Рускус, 50 см, 10, пач', 'Рускус 50 см|10| p'],
    ['Рускус 50 см 10, пачки', 'Рускус 50 см|10| p'],
    ['фрідом 60 см, пачка', 'фрідом 60 см|1| p'],
  ])('joins a unit that stands alone with the number beside it: %j', (line, wish) => {
    expect(readWishes(line)).toEqual([wish]);
  });

  it('does not join a unit that counts what follows', () => {
    expect(readWishes('фрідом 60 - 100, пачка рускуса')).toEqual(['фрідом 60|100|', 'рускуса|1| p']);
  });

  it.each(['1, ', '1\t', '\t', '1, пач', 'пач\t'])('reads a row of 100,000 characters of %j without delay', (part) => {
    expect(flattenTable([part.repeat(100_000 / part.length)])).toHaveLength(1);
  });
});
