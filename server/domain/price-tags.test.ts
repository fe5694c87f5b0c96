import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../contract/money';
import { MAX_TAGS, mergeTags, parseCopies, splitIntoSheets, TAGS_PER_SHEET } from './price-tags';

describe('parseCopies', () => {
  it.each([
    [null, 1],
    ['', 0],
    ['0', 0],
    [' 24 ', 24],
    [String(MAX_TAGS), MAX_TAGS],
    [String(MAX_TAGS + 1), null],
    ['-1', null],
    ['1e9', null],
    ['1000000000', null],
    ['1,5', null],
    ['дві', null],
  ])('reads %j as %j', (text, copies) => {
    expect(parseCopies(text)).toBe(copies);
  });
});

describe('splitIntoSheets', () => {
  it('keeps all tags in their order, on as few sheets as they need', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: MAX_TAGS }), (tags) => {
        const sheets = splitIntoSheets(tags);
        expect(sheets.flat()).toEqual(tags);
        expect(sheets).toHaveLength(Math.ceil(tags.length / TAGS_PER_SHEET));
        expect(sheets.every(({ length }) => length > 0 && length <= TAGS_PER_SHEET)).toBe(true);
      }),
    );
  });
});

describe('mergeTags', () => {
  it('has one tag of a product that stands twice, at the higher price', () => {
    const tag = (productId: string, amount: number) => ({
      productId,
      name: productId,
      lengthCm: null,
      country: null,
      price: money(amount),
    });
    expect(mergeTags([tag('a', 100), tag('b', 300), tag('a', 200)])).toEqual([tag('a', 200), tag('b', 300)]);
  });
});
