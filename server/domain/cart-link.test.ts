import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINES, parseCartLink, serializeCartLink, type LinkedLine } from './cart-link';

const some: LinkedLine[] = [
  { productId: '12', pieces: 50 },
  { productId: 'a.b_c/д', pieces: 7 },
];

describe('cart link', () => {
  it('serializeCartLink writes products and pieces', () => {
    expect(
      serializeCartLink([
        { productId: '12', pieces: 50 },
        { productId: '7', pieces: 25 },
      ]),
    ).toBe('1_12.50_7.25');
  });

  it('parseCartLink restores what serializeCartLink wrote, for any product ids', () => {
    expect(parseCartLink(serializeCartLink(some) ?? '')).toEqual({ ok: true, lines: some, unparsed: [] });
    const line = fc.record({
      productId: fc.string({
        unit: fc.constantFrom('1', 'a', '_', '.', '%', '~', '/', 'д', '🌹', ' '),
        minLength: 1,
        maxLength: 20,
      }),
      pieces: fc.integer({ min: 1, max: 9_999_999 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(line, { selector: ({ productId }) => productId, minLength: 1, maxLength: 8 }),
        (lines) => {
          expect(parseCartLink(serializeCartLink(lines) ?? '')).toEqual({ ok: true, lines, unparsed: [] });
        },
      ),
    );
  });

  it('parseCartLink merges lines of the same product', () => {
    expect(parseCartLink('1_7.25_8.1_7.50')).toMatchObject({
      lines: [
        { productId: '7', pieces: 75 },
        { productId: '8', pieces: 1 },
      ],
    });
  });

  it('parseCartLink lists the parts it cannot parse and keeps the valid lines', () => {
    const read = parseCartLink('1_7.25_7.-5_8.0_9.99999999_10.1.5_.5_11_%zz.3_12.🌹');
    expect(read).toEqual({
      ok: true,
      lines: [{ productId: '7', pieces: 25 }],
      unparsed: ['7.-5', '8.0', '9.99999999', '10.1.5', '.5', '11', '%zz.3', '12.🌹'],
    });
  });

  it.each([
    ['', 'empty'],
    ['1', 'empty'],
    ['1__', 'empty'],
    ['2_7.25', 'otherVersion'],
    ['🌹', 'otherVersion'],
    [`1_${'7.25_'.repeat(2_000)}`, 'tooLong'],
    [`1_${Array.from({ length: MAX_LINES + 1 }, (_, id) => `${id}.1`).join('_')}`, 'tooLong'],
  ])('parseCartLink answers %.20s with the error %s', (text, error) => {
    expect(parseCartLink(text)).toEqual({ ok: false, error });
  });

  it('serializeCartLink returns null for too many lines, too long a text or an invalid id', () => {
    const lines = (count: number, id: string) =>
      Array.from({ length: count }, (_, at) => ({ productId: `${id}${at}`, pieces: 1 }));
    expect(serializeCartLink(lines(MAX_LINES, ''))).not.toBeNull();
    expect(serializeCartLink(lines(MAX_LINES + 1, ''))).toBeNull();
    expect(serializeCartLink(lines(80, 'x'.repeat(64)))).toBeNull();
    expect(serializeCartLink([{ productId: '\ud800', pieces: 1 }])).toBeNull();
  });

  it('parseCartLink never throws, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('1', '_', '.', '%', 'e', '0', '-', ',', '🌹', '\ud800') }),
        (text) => typeof parseCartLink(text).ok === 'boolean' && typeof parseCartLink(`1_${text}`).ok === 'boolean',
      ),
    );
  });
});
