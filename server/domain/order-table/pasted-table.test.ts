import { describe, expect, it } from 'vitest';
import { takeTables } from './pasted-table';
import { formatRow } from './row-text';
import { rowWords, tableRules } from './table.fixture';

const take = (...lines: readonly string[]) => {
  const taken = takeTables(lines, tableRules);
  return { lines: taken.lines.map((line) => formatRow(line, rowWords).replaceAll('\t', '|')), rest: taken.rest };
};

describe('takeTables', () => {
  it('takes tables out of a message and leaves the lines around them', () => {
    expect(
      take(
        'Добрий день',
        'Назва\tРостовка\tК-сть',
        'Bosch & Dekker\t60\t100',
        '"Степ, ""біла"""\t50\t25',
        'рускус 5 п',
      ),
    ).toEqual({
      lines: ['Bosch & Dekker|60 см|100 шт', 'Степ, "біла"|50 см|25 шт'],
      rest: ['Добрий день', 'рускус 5 п'],
    });
  });

  it.each([
    ['Сорт\t50\t60\t70', 'Freedom\t100\t50\t–'],
    ['Сорт\t50 см\t60 см', 'Freedom\t100\t50'],
    ['Variety\t50 cm\t60 cm', 'Freedom\t100\t50'],
  ])('reads quantities under lengths: %j', (...lines) => {
    expect(take(...lines, '', 'Дякую').lines).toEqual(['Freedom|50 см|100 шт', 'Freedom|60 см|50 шт']);
  });

  it('reads a cell of several lines as one text where it stands in quotes', () => {
    expect(take('Назва\tК-сть\tПримітка', 'Freedom\t100\t"без листя', 'обрізати"', 'Mondial\t50\t').lines).toEqual([
      'Freedom||100 шт',
      'Mondial||50 шт',
    ]);
    expect(take('К-сть\tНазва', '100\t"Bosch', '& Dekker"', '50\tMondial').lines).toEqual([
      'Bosch & Dekker||100 шт',
      'Mondial||50 шт',
    ]);
  });

  it('reads the rows of a printed document, and nothing else of it', () => {
    const paper = [
      'Видаткова накладна № ВН-000812',
      'Покупець\tМагазин «Мрія»',
      '№\tТовар\tШтук\tЦіна, грн\tСума, грн',
      '1\tFreedom, 60 см',
      'Los Nevados · HB, пів коробки\t50\t75,00\t3 750,00',
      '2\tMondial, 60 см\t1 250\t75,00\t93 750,00',
      'Разом\t97 500,00',
      'Відпустив ____ Отримав ____',
    ];
    expect(take(...paper)).toEqual({ lines: ['Freedom, 60 см||50 шт', 'Mondial, 60 см||1250 шт'], rest: [] });
  });

  it('lends the species on a line of its own to the rows below', () => {
    expect(take('Назва\tРостовка\tК-сть', 'Тюльпан', 'білий\t40\t50', 'червоний\t40\t25').lines).toEqual([
      'Тюльпан білий|40 см|50 шт',
      'Тюльпан червоний|40 см|25 шт',
    ]);
  });

  it.each([
    ['фрідом 60 - 100', 'рускус 5 п'],
    ['фрідом 60\t100', 'мондіаль 60\t50'],
    ['Назва\tЦіна', 'Freedom\t38,40'],
  ])('leaves lines without heads of names and quantities: %j', (...lines) => {
    expect(take(...lines)).toEqual({ lines: [], rest: lines });
  });

  it.each(['Назва\tК-сть\n', 'Назва\tК-сть\nA\t1\nx\ny\n', 'a\n', '\t', 'Назва\tК-сть\n"'])(
    'reads 200,000 characters of %j',
    (part) => {
      expect(
        takeTables(part.repeat(200_000 / part.length).split('\n'), tableRules).lines.length,
      ).toBeGreaterThanOrEqual(0);
    },
    20_000,
  );
});
