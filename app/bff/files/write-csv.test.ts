import { describe, expect, it } from 'vitest';
import { writeCsv } from './write-csv';
import { money } from '~server/contract/money';

describe('writeCsv', () => {
  it('writes a byte order mark, semicolons and decimal commas for Excel in Ukraine', () => {
    expect(
      writeCsv([
        ['Вид', 'Разом'],
        ['Акт', money(431_250)],
        [null, 12.5],
      ]),
    ).toBe('\uFEFFВид;Разом\r\nАкт;4312,50\r\n;12,5\r\n');
  });

  it('quotes semicolons, quotes and line breaks', () => {
    expect(writeCsv([['a;b', 'say "hi"', 'two\nlines']])).toBe('\uFEFF"a;b";"say ""hi""";"two\nlines"\r\n');
  });

  it.each(['=1+1', '+380501112233', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\n=HYPERLINK("x")'])(
    'escapes %j, which would be a formula',
    (text) => {
      expect(writeCsv([[text]])).toMatch(/^\uFEFF"?'/);
    },
  );

  it('writes negative numbers as numbers', () => {
    expect(writeCsv([[money(-2_005), -3]])).toBe('\uFEFF-20,05;-3\r\n');
  });
});
