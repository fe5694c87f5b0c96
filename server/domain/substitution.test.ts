import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  joinLineChoices,
  parseComment,
  parseLineChoices,
  substitutionChoices,
  toLineName,
  writeComment,
  type OrderComment,
} from './substitution';

const comment = (
  text: string,
  choice: OrderComment['choice'] = '',
  lines: [string, 'call' | 'similar' | 'none'][] = [],
) => ({ text, choice, lines: new Map(lines) }) satisfies OrderComment;

const choices = fc.constantFrom(...substitutionChoices);
/** Texts of what people write, and of what a note is made of. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        'Заміни:',
        'Заміни: зателефонувати',
        '– не замінювати: Freedom, 60 см',
        '– зателефонувати: a; b',
        'Дзвоніть',
        ' ',
        '\n',
        '\n',
        '\r\n',
      ),
      { maxLength: 9 },
    )
    .map((parts) => parts.join('')),
);
const anyName = fc
  .oneof(fc.string({ unit: 'grapheme' }), anyText)
  .map(toLineName)
  .filter((name) => name !== '');
const anyComment = fc
  .record({
    text: anyText,
    choice: fc.constantFrom('' as const, ...substitutionChoices),
    lines: fc.uniqueArray(fc.tuple(anyName, choices), { selector: ([name]) => name, maxLength: 6 }),
  })
  .map(({ text, choice, lines }) =>
    comment(
      text,
      choice,
      lines.filter(([, own]) => own !== choice),
    ),
  );

describe('the note about substitutions in the comment of an order', () => {
  it.each([
    ['call', 'Заміни: зателефонувати'],
    ['similar', 'Заміни: той самий колір і довжина, до +10 %'],
    ['none', 'Заміни: не замінювати'],
  ] as const)('of the choice %s alone is one line of at most 60 characters after the text', (choice, note) => {
    expect(writeComment(comment('', choice))).toBe(note);
    expect(writeComment(comment('Дзвоніть о 9', choice))).toBe(`Дзвоніть о 9\n${note}`);
    expect(note.length).toBeLessThanOrEqual(60);
  });

  it('names the lines that differ under what is to be done, and none that agrees with the order', () => {
    const lines: [string, 'call' | 'similar' | 'none'][] = [
      ['Freedom, 60 см', 'none'],
      ['Explorer, 50 см', 'call'],
      ['Avalanche, 70 см', 'none'],
      ['Mondial, 60 см', 'similar'],
    ];
    expect(writeComment(comment('Дзвоніть', 'call', lines))).toBe(
      'Дзвоніть\nЗаміни: зателефонувати\n– той самий колір і довжина, до +10 %: Mondial, 60 см\n– не замінювати: Freedom, 60 см; Avalanche, 70 см',
    );
    expect(writeComment(comment('', '', lines.slice(0, 1)))).toBe('Заміни:\n– не замінювати: Freedom, 60 см');
  });

  it('is not written without a choice, and the heading in the customer’s own words is no choice', () => {
    for (const text of ['', 'Дзвоніть', 'Заміни: краще подзвоніть', 'Заміни:']) {
      expect(writeComment(comment(text))).toBe(text);
      expect(parseComment(text)).toEqual(comment(text));
    }
    expect(parseComment('Заміни: дзвоніть\nЗаміни: не замінювати')).toEqual(comment('Заміни: дзвоніть', 'none'));
  });

  it('is read as it was written, and leaves any text as it was', () => {
    fc.assert(
      fc.property(anyComment, (written) => {
        expect(parseComment(writeComment(written))).toEqual(written);
      }),
      { numRuns: 2_000 },
    );
  });

  it('adds to the text at most what a note may have, and never a second heading when a comment is written again', () => {
    fc.assert(
      fc.property(anyComment, ({ text, ...chosen }) => {
        const written = writeComment({ text, ...chosen });
        expect(written.startsWith(text)).toBe(true);
        expect(written.length - text.length).toBeLessThanOrEqual(200 + 62 * chosen.lines.size);
        expect(writeComment({ ...parseComment(written), ...chosen })).toBe(written);
      }),
      { numRuns: 2_000 },
    );
  });

  it('of 60 lines with long names that differ adds at most 4,000 characters', () => {
    const lines = Array.from({ length: 60 }, (_, at): [string, 'none'] => [
      toLineName(`${at} ${'Freedom; '.repeat(20)}`),
      'none',
    ]);
    expect(writeComment(comment('', 'similar', lines)).length).toBeLessThanOrEqual(4_000);
  });
});

describe('the choices of lines in a form', () => {
  it('joinLineChoices makes one field of the choices that were made, and keeps one that it made before', () => {
    const form = new FormData();
    const pairs = [
      ['7', ''],
      ['a&b=c', 'none'],
      ['9', 'call'],
    ];
    form.append('comment', 'x');
    for (const [id = '', choice = ''] of pairs) {
      form.append('lineProductId', id);
      form.append('lineSubstitution', choice);
    }
    const joined = joinLineChoices(form);
    expect([...joined.keys()]).toEqual(['comment', 'lineSubstitutions']);
    expect([...joinLineChoices(joined)]).toEqual([...joined]);
    expect(parseLineChoices(joined.get('lineSubstitutions') as string)).toEqual(
      new Map([
        ['a&b=c', 'none'],
        ['9', 'call'],
      ]),
    );
  });

  it('parseLineChoices is null for a choice that there is not, and for more than 60', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `${at}=none`).join('&');
    expect(parseLineChoices(many(60))?.size).toBe(60);
    expect(parseLineChoices(many(61))).toBeNull();
    expect(parseLineChoices('7=burn')).toBeNull();
    expect(parseLineChoices('')).toEqual(new Map());
  });
});
