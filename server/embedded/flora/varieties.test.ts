import { describe, expect, it } from 'vitest';
import { languages } from '../../contract/enumerations';
import { colourLabels } from './colours';
import { farms } from './farms';
import { allSpecies } from './species';
import { varieties, varietyOf } from './varieties';

describe('The varieties of the embedded catalogue', () => {
  it('are at least a hundred of more than twenty species', () => {
    expect(allSpecies.length).toBeGreaterThan(20);
    expect(varieties.length).toBeGreaterThan(100);
  });

  it('have one picture each', () => {
    expect(new Set(varieties.map(({ species, colour, picture }) => `${species.code} ${colour} ${picture}`)).size).toBe(
      varieties.length,
    );
  });

  it.each(languages)('are ranked alphabetically in %s', (language) => {
    const ranked = [...varieties]
      .sort((one, other) => one.ranks[language] - other.ranks[language])
      .map(({ names }) => names[language]);
    expect(ranked).toEqual([...ranked].sort(new Intl.Collator(language).compare));
  });

  it('are found by id', () => {
    expect(varietyOf(1).names.en).toBe('Freedom');
    expect(() => varietyOf(0)).toThrow(RangeError);
  });
});

it('The embedded catalogue has forty farms in eight countries with unique ranks', () => {
  expect(farms).toHaveLength(40);
  expect(new Set(farms.map(({ country }) => country)).size).toBe(8);
  expect(new Set(farms.map(({ rank }) => rank)).size).toBe(40);
});

it('colourLabels returns the words that people search for', () => {
  expect(colourLabels('white').split(' ')).toEqual(['білий', 'біла', 'white', 'белый', 'белая']);
  expect(colourLabels('blue').split(' ')).toEqual(['синій', 'синя', 'blue', 'синий', 'синяя']);
});
