import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.fixture';
import { isKnownProduct, matchLine } from './match-line';
import { normalizeUnits } from './normalize-units';
import { parseMessage } from './parse-message';
import { createSearchIndex } from './search-index';

const index = await createSearchIndex(catalogue);
/** 'products|quantity|candidates', of packs with a p behind. */
const match = (message: string, language: 'uk' | 'en' | 'ru' = 'uk') =>
  parseMessage(message, { language, isKnownProduct: (text) => isKnownProduct(index, text, language) })
    .map((line) => matchLine(index, line, language))
    .map(({ productIds, quantity, candidates, unit }) =>
      [productIds.join(' '), quantity, candidates.join(' or ')].join('|').concat(unit === 'pack' ? ' p' : ''),
    );

describe('normalizeUnits', () => {
  it.each([
    'рускус 60 см пачок 10',
    'рускус 60 см bunches: 10',
    'рускус 60 см packs 10',
    'рускус 60 см уп-10',
    'рускус 60 см (уп) 10',
    'рускус 60 см пач\t10',
    'пачок 10 рускус 60 см',
    'рускус пачок: 10, 60 см',
  ])('reads a unit before its number as the unit of that number: %s', (message) =>
    expect(match(message)).toEqual(['g60|10| p']),
  );

  it.each([
    ['фрідом 60 пачок 4', 'r60 r60b||4 or 60 p'],
    ['фрідом 60 п 4', 'r60 r60b||4 or 60 p'],
    ['фрідом 60 пачка 10', 'r60 r60b||10 or 60 p'],
    ['фрідом 60 пачок 2-3', 'r60 r60b||2 or 3 or 60 p'],
    ['фрідом пачки 60', 'r60 r60b||1 or 60 p'],
    ['рускус пачок 100', 'g60||100 or 1 p'],
  ])('asks which number counts the packs where another may be a length: %s', (message, wanted) =>
    expect(match(message)).toEqual([wanted]),
  );

  it.each([
    ['рускус 10 пачок 60 см', 'g60|10| p'],
    ['4 пачки фрідом 60', 'r60 r60b|4| p'],
    ['фрідом 4 пачки 60', 'r60 r60b|4| p'],
    ['фрідом 60 4 пачки 100 шт', 'r60 r60b|100|'],
    ['фрідом 60 пачка', 'r60 r60b|1| p'],
  ])('leaves a unit behind its number as it is: %s', (message, wanted) => expect(match(message)).toEqual([wanted]));

  it.each([
    ['рускус 60cm bunch x 10', 'g60|10| p'],
    ['рускус 60 пачка x 3', 'g60|3| p'],
    ['рускус 60 см пачка х 3', 'g60|3| p'],
    ['рускус пачка × 3', 'g60|3| p'],
  ])('multiplies a single pack by the number behind it: %s', (message, wanted) =>
    expect(match(message)).toEqual([wanted]),
  );

  it.each([
    'рускус 60 10 свіжих пачок',
    'рускус 60 10 цілих пачок',
    'рускус 60 10 полных пачек',
    'ruscus 60 10 full bunches',
    '10 green bunches ruscus 60',
    'рускус 60 10 (пачки)',
    'рускус 60 10-ть пачок',
    'рускус 60 10 - пачок',
  ])('reads a number and its unit with a word or sign between them: %s', (message) =>
    expect(match(message)).toEqual(['g60|10| p']),
  );

  it.each([
    ['рускус 60 см 10 коробок', 'g60||'],
    ['рускус 10 ящиків', 'g60||'],
    ['10 boxes ruscus 60', 'g60||'],
    ['рускус 60 коробок: 10', 'g60||'],
    ['рускус 60 3 коробки по 100 шт', 'g60||300 or 3 or 100'],
    ['рускус 60 2 коробки 100 шт', 'g60||200 or 2 or 100'],
    ['рускус 60 100 шт (2 коробки)', 'g60|100|'],
    ['рускус 60 HB 100', 'g60|100|'],
  ])('asks how many are wanted where boxes are counted: %s', (message, wanted) =>
    expect(match(message)).toEqual([wanted]),
  );

  it.each([
    ['рускус 60 см (пачка 10 шт) 3', 'g60|30|'],
    ['рускус 60 см (в пачці 10 шт) - 3', 'g60|30|'],
    ['рускус 60 см 10 шт/пач 3', 'g60|30|'],
    ['рускус 60 см 3 (пачка 10 шт)', 'g60|30|'],
    ['ruscus 60 cm 10 pcs per bunch 3', 'g60|30|'],
    ['рускус 60 см (пачка 10 шт) 20', 'g60||20 or 200'],
    ['рускус 60 см (пачка 10 шт) 100', 'g60||100 or 1000'],
    ['рускус 60 см 25 шт в пачці', 'g60||'],
    ['рускус 60 см 100 шт (пачка 25 шт)', 'g60|100|'],
    ['рускус 60 см 100 шт в пачках', 'g60|100|'],
  ])('takes what a pack holds for no quantity: %s', (message, wanted) => expect(match(message)).toEqual([wanted]));

  it.each([
    ['рускус 60 20~30 шт', 'g60||20 or 30'],
    ['ruscus 60 between 20 and 30 stems', 'g60||20 or 30'],
    ['рускус 60 від 20 до 30', 'g60||20 or 30'],
    ['рускус 60 дві чи три пачки', 'g60||2 or 3 p'],
  ])('asks for a number of a range: %s', (message, wanted) => expect(match(message)).toEqual([wanted]));

  it('does not part one number or a fraction at its "and"', () => {
    expect(match('freedom 60 one hundred and fifty stems', 'en')).toEqual(['r60 r60b|150|']);
    expect(match('freedom 60 two and a half bunches', 'en')).toEqual(['r60 r60b|2.5| p']);
  });

  it.each([
    'пачок 10 ',
    '10 свіжих ',
    '10 шт/пач ',
    '(пачка 10 шт) 3 ',
    'в пачці ',
    '10 коробок по 25 ',
    '1 (п ',
    '(',
    ' ',
  ])('reads a message of nothing but %j in linear time', (part) => {
    const text = part.repeat(4_000 / part.length);
    const runs = [1, 2, 3].map(() => {
      const start = performance.now();
      normalizeUnits(text);
      return performance.now() - start;
    });
    expect(Math.min(...runs)).toBeLessThan(50);
  });
});
