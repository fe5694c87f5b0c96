import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.fixture';
import type { Variety } from './catalogue';
import { createSearchIndex } from './search-index';
import { suggestSearches } from './suggest';

const index = await createSearchIndex(catalogue);
const find = (text: string, language: 'uk' | 'en' = 'uk') => index.find({ text, language });
const ids = (text: string) => find(text)?.tiers.flatMap(({ hits }) => hits.map(({ lot }) => lot.id));

describe('SearchIndex.find', () => {
  it('matches every word in any order', () => {
    expect(ids('біла еустома')).toEqual(['a65', 'w65']);
    expect(ids('еустома біла')).toEqual(['a65', 'w65']);
    expect(ids('фрідом 60')).toEqual(['r60', 'r60b']);
    expect(ids('троянда westland')).not.toContain('a65');
  });

  it('matches any of several colours, and reports one without products as missing', () => {
    expect(ids('троянди рожеві і білі 60')).toEqual(['m60', 'p60']);
    expect(find('троянди рожеві і білі 60')).toMatchObject({
      missed: [],
      entities: [{ kind: 'species' }, { value: 'pink' }, { value: 'white' }, { kind: 'length' }],
    });
    expect(find('троянди білі сині')?.missed).toEqual(['сині']);
  });

  it('ranks a whole name before a part of one', () => {
    expect(ids('мондіаль')).toEqual(['m60', 'p60']);
  });

  it('keeps the name when a length, an origin or another word does not match', () => {
    expect(find('фрідом 65')).toMatchObject({ missed: ['65'] });
    expect(new Set(ids('фрідом 65'))).toEqual(new Set(['r60', 'r60b', 'r50']));
    expect(ids('Е Експлорер')).toEqual(['e60']);
    expect(find('Е Експлорер')?.missed).toEqual(['е']);
  });

  it('explains each word in the language of the interface', () => {
    expect(
      find('біла троянда еквадор 60', 'en')?.entities.map(({ kind, value, label }) => [kind, value, label]),
    ).toEqual([
      ['colour', 'white', ''],
      ['species', 'rose', 'rose'],
      ['country', '1', 'Ecuador'],
      ['length', '60', ''],
    ]);
    expect(find('los nevados')?.entities).toMatchObject([{ kind: 'farm', value: 'f1', label: 'Los Nevados' }]);
  });

  it('corrects the keyboard layout and typos, and returns the corrected text', () => {
    expect([
      find('nhjzylf')?.corrected,
      find('акуувщь')?.corrected,
      find('firdom')?.corrected,
      find('freedom')?.corrected,
    ]).toEqual(['троянда', 'freedom', 'freedom', null]);
  });

  it('does not let a rose stand for an unknown variety or for a species that is not on sale', () => {
    for (const text of ['орхідея ванда', 'біла орхідея', 'орхідея', 'ванда', 'vanda']) expect(ids(text)).toEqual([]);
    expect(find('орхідея ванда')).toMatchObject({ matched: 0, corrected: null });
    expect(find('троянда ванда')).toMatchObject({ missed: ['ванда'], corrected: null });
    expect(index.nearSpecies('еустома ванда')).toEqual(['eustoma', 'rose']);
  });

  it('finds nothing for unknown words, and returns null without a word', () => {
    expect(find('phantom')).toMatchObject({ matched: 0, tiers: [], missed: ['phantom'] });
    expect([find('купити см'), find('🌹'), find('')]).toEqual([null, null, null]);
  });
});

it('findProduct returns a product and its variety by id', () => {
  expect(index.findProduct('e60')).toMatchObject({
    variety: { names: { uk: 'Explorer' } },
    lot: { countryCode: 'CO' },
  });
  expect(index.findProduct('none')).toBeUndefined();
});

it('varietiesNamed returns varieties by their name in the first language', () => {
  expect(index.varietiesNamed('Explorer').map(({ lots }) => lots.map(({ id }) => id))).toEqual([['e60']]);
  expect(index.varietiesNamed('none')).toEqual([]);
});

it('suggestSearches suggests varieties, and the species first while it is being typed', () => {
  expect(suggestSearches(index, 'мон', 'uk', 2).map(({ text }) => text)).toEqual(['Mondial', 'Pink Mondial']);
  expect(suggestSearches(index, 'троя', 'uk', 2)).toEqual([
    { text: 'троянда', species: '', lots: 6 },
    expect.objectContaining({ species: 'троянда' }),
  ]);
});

it('suggestSearches suggests longer words, after those that match a whole word', async () => {
  const name = 'Free Spirit';
  const spirit = { ...catalogue.varieties[1], names: { uk: name, en: name, ru: name } } as Variety;
  const longer = await createSearchIndex({ ...catalogue, varieties: [...catalogue.varieties, spirit] });
  expect(suggestSearches(longer, 'фрі', 'uk', 3).map(({ text }) => text)).toEqual([name, 'Freedom']);
  expect(longer.find({ text: 'фрі', language: 'uk' })?.tiers.flatMap(({ hits }) => hits)).toHaveLength(1);
});
