import { describe, expect, it } from 'vitest';
import { writeCsv } from './write-csv';
import { money } from '~server/contract/money';

describe('writeCsv', () => {
  it('writes what Excel in Ukraine opens: a mark of UTF-8, semicolons, decimal commas', () => {
    expect(
      writeCsv([
        ['Вид', 'Разом'],
        ['Акт', money(431_250)],
        [null, 12.5],
      ]),
    ).toBe('\uFEFFВид;Разом\r\nАкт;4312,50\r\n;12,5\r\n');
  });

  it('quotes what would break a row', () => {
    expect(writeCsv([['a;b', 'say "hi"', 'two\nlines']])).toBe('\uFEFF"a;b";"say ""hi""";"two\nlines"\r\n');
  });

  it.each(['=1+1', '+380501112233', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\n=HYPERLINK("x")'])(
    'keeps %j from being a formula',
    (text) => {
      expect(writeCsv([[text]])).toMatch(/^\uFEFF"?'/);
    },
  );

  it('leaves numbers below zero numbers', () => {
    expect(writeCsv([[money(-2_005), -3]])).toBe('\uFEFF-20,05;-3\r\n');
  });
});
