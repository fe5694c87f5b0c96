import { describe, expect, it } from 'vitest';
import { findTotals, splitTotal } from './find-totals';
import { readMessage } from './parse-message.fixture';

describe('findTotals', () => {
  it.each([
    'всього 250',
    'всего 250 шт',
    'in total 250 stems',
    '150 шт всього',
    '= 150',
    'Итого: 250',
    'Усього 10 пачок',
    'всього 7200',
    'Усього 7 200 грн',
    'разом 250',
    'Разом: 250 шт на 7200 грн',
    'Total: 250',
    'всього: 5 позицій, 250 шт',
  ])('skips a line that adds up those before it: %s', (total) => {
    expect(readMessage(`фрідом 60 - 100\n${total}`)).toEqual({ wishes: ['фрідом 60|100|'], skipped: [total] });
    expect(readMessage(`рускус 50\nфрідом 50\n${total}`).wishes).toEqual(['рускус 50||', 'фрідом 50||']);
  });

  it('skips a last figure below a rule', () => {
    expect(readMessage('фрідом 60 - 100\n-----\n150').wishes).toEqual(['фрідом 60|100|']);
    expect(readMessage('фрідом 60 - 100\n---\n50 - 25').wishes).toEqual(['фрідом 60|100|', 'фрідом 50|25|']);
  });

  it('skips a total behind the goods of its line', () => {
    expect(readMessage('фрідом 60 - 100, рускус 5 п, всього 150').wishes).toEqual(['фрідом 60|100|', 'рускус|5| p']);
    expect(readMessage('фрідом 60 - 100, всього 4 пачки').wishes).toEqual(['фрідом 60|100|']);
  });

  it('takes the total of a single good without a quantity for its quantity', () => {
    expect(readMessage('фрідом 60\nвсього 250').wishes).toEqual(['фрідом 60|250|']);
    expect(readMessage('фрідом 60, всього 250').wishes).toEqual(['фрідом 60|250|']);
    expect(readMessage('всього фрідом 60 100').wishes).toEqual(['фрідом 60|100|']);
  });

  it.each(['всього 1 ', '. всього 1', ', всього', '= 1 ', '- '])(
    'reads 100,000 characters of %j without delay',
    (part) => {
      const long = part.repeat(100_000 / part.length);
      const lines = splitTotal(long, () => true);
      findTotals(lines, () => true);
      expect(lines.join('').length).toBeLessThanOrEqual(long.length);
    },
  );
});
