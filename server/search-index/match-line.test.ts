import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue';
import { catalogue } from './catalogue.fixture';
import { matchLine } from './match-line';
import { parseMessage } from '../order-text/parse-message';
import { createSearchIndex } from './search-index';

const index = await createSearchIndex(catalogue);
const readIn = (message: string, language: 'uk' | 'en' | 'ru') => parseMessage(message, { language, index });
const match = (message: string, language: 'uk' | 'en' | 'ru' = 'uk') =>
  readIn(message, language).map((line) => matchLine(index, line, language));

describe('matchLine', () => {
  it('matches one variety and length from any farm with certainty', () => {
    expect(match('фрідом 60 - 100')).toEqual([
      { kind: 'sure', productIds: ['r60', 'r60b'], quantity: '100', unit: 'piece', candidates: [] },
    ]);
  });

  it('matches the first grade with certainty, and offers a second grade where there is nothing else', async () => {
    const [freedom, ...others] = catalogue.varieties;
    if (!freedom) throw new Error('the catalogue is empty');
    const second = {
      ...freedom,
      lots: freedom.lots.slice(1, 2).map((lot) => ({ ...lot, id: 's60', secondGrade: true })),
    };
    const productIdsOf = async (varieties: Catalogue['varieties']) => {
      const both = await createSearchIndex({ ...catalogue, varieties });
      return parseMessage('фрідом 60 - 100', { language: 'uk', index: both }).map((line) => {
        const { kind, productIds, doubt } = matchLine(both, line, 'uk');
        return { kind, productIds, ...(doubt && { doubt }) };
      });
    };
    expect(await productIdsOf([second, freedom, ...others])).toEqual([{ kind: 'sure', productIds: ['r60', 'r60b'] }]);
    expect(await productIdsOf([second, ...others])).toEqual([
      { kind: 'doubtful', productIds: ['s60'], doubt: 'secondGrade' },
    ]);
  });

  it('leaves the choice where one of two goods of a name is sold out', async () => {
    const [freedom, ...others] = catalogue.varieties;
    if (!freedom) throw new Error('the catalogue is empty');
    const lots = freedom.lots.map((lot) => ({ ...lot, id: `t${lot.id}`, inStock: false }));
    const both = await createSearchIndex({
      ...catalogue,
      varieties: [freedom, { ...freedom, species: ['tulip'], lots }, ...others],
    });
    expect(
      parseMessage('фрідом 60 - 100', { language: 'uk', index: null }).map((line) => matchLine(both, line, 'uk')),
    ).toMatchObject([{ kind: 'doubtful', productIds: ['r60', 'r60b'], doubt: 'several' }]);
  });

  it('chooses the length that was bought last, unless it is sold out or a number may be another length', () => {
    const bought = (ids: readonly string[], message = 'фрідом 100') =>
      readIn(message, 'uk').map((line) =>
        matchLine(index, line, 'uk', new Map(ids.map((id, rank) => [id, rank] as const))),
      );
    expect(bought(['r50', 'r60'])).toMatchObject([{ kind: 'sure', productIds: ['r50'], quantity: '100' }]);
    expect(bought(['m60', 'r60b', 'r50'])).toMatchObject([{ kind: 'sure', productIds: ['r60', 'r60b'] }]);
    expect(bought(['m60'])).toMatchObject([{ kind: 'doubtful', doubt: 'openLength' }]);
    expect(bought(['r60'], 'фрідом 55')).toMatchObject([{ kind: 'doubtful', doubt: 'openLength' }]);
    expect(bought(['r60'], 'фрідом 50 - 100')).toMatchObject([{ kind: 'sure', productIds: ['r50'] }]);
  });

  it('forgives a wrong, missing or swapped letter where one name alone is as near, and no more', () => {
    expect(match('фрыдом 60 - 100, fredom 60 - 100, фрідмо 60 - 100, mondail 60 - 25')).toMatchObject([
      { kind: 'sure', productIds: ['r60', 'r60b'] },
      { kind: 'sure', productIds: ['r60', 'r60b'] },
      { kind: 'sure', productIds: ['r60', 'r60b'] },
      { kind: 'sure', productIds: ['m60'] },
    ]);
    expect(match('фрдм 60 - 100, пінк 60 - 25, alissa 65 - 20')).toMatchObject([
      { kind: expect.not.stringMatching('sure') as string },
      { kind: expect.not.stringMatching('sure') as string },
      { kind: 'doubtful', productIds: ['a65'], doubt: 'several' },
    ]);
  });

  it('returns several lengths or varieties as a choice', () => {
    expect(match('фрідом 100 шт, еустома біла 40')).toEqual([
      {
        kind: 'doubtful',
        productIds: ['r50', 'r60', 'r60b'],
        quantity: '100',
        unit: 'piece',
        candidates: [],
        doubt: 'openLength',
      },
      {
        kind: 'doubtful',
        productIds: ['a65', 'w65'],
        quantity: '40',
        unit: 'piece',
        candidates: [],
        doubt: 'several',
      },
    ]);
  });

  it('takes a number that is no length of the product as the quantity', () => {
    expect(match('рускус 100')).toEqual([
      { kind: 'sure', productIds: ['g60'], quantity: '100', unit: 'piece', candidates: [] },
    ]);
    expect(match('фрідом 60')).toMatchObject([{ kind: 'sure', quantity: '' }]);
  });

  it('asks for the result of a product, unless its second number is a length', () => {
    expect(match('рускус 3x25, рускус 3x60, рускус 3 по 25')).toMatchObject([
      { kind: 'sure', productIds: ['g60'], quantity: '', candidates: ['75', '3', '25'] },
      { kind: 'sure', productIds: ['g60'], quantity: '3', candidates: [] },
      { kind: 'sure', productIds: ['g60'], quantity: '75', candidates: [] },
    ]);
    expect(match('фрідом 60 по 100 шт')).toMatchObject([{ kind: 'sure', quantity: '100' }]);
  });

  it('takes a length before a single pack as the length of one pack', () => {
    expect(match('фрідом 60 пачка\nрускус 60 пачку\nfreedom 60 bunch')).toMatchObject([
      { kind: 'sure', productIds: ['r60', 'r60b'], quantity: '1', unit: 'pack' },
      { kind: 'sure', productIds: ['g60'], quantity: '1', unit: 'pack' },
      { kind: 'sure', productIds: ['r60', 'r60b'], quantity: '1', unit: 'pack' },
    ]);
    expect(match('рускус 21 пачка, рускус 100 пачка')).toMatchObject([
      { quantity: '21', unit: 'pack' },
      { quantity: '', unit: 'pack', candidates: ['100', '1'] },
    ]);
  });

  it('asks which of two bare numbers is meant when the first is no length', () => {
    expect(match('рускус 100 150, фрідом 60 100, фрідом 65 100')).toMatchObject([
      { kind: 'sure', productIds: ['g60'], quantity: '', candidates: ['150', '100'] },
      { kind: 'sure', productIds: ['r60', 'r60b'], quantity: '100', candidates: [] },
      { kind: 'doubtful', doubt: 'unsoldLength', quantity: '100', candidates: [] },
    ]);
  });

  it('asks which number is meant when no length explains the first', () => {
    expect(match('рускус 100 - 150\nрускус 100 x 72 = 7200\nрускус 2-3 пачки\nрускус 100+25')).toMatchObject([
      { kind: 'sure', productIds: ['g60'], quantity: '', candidates: ['100', '150'] },
      { kind: 'sure', productIds: ['g60'], quantity: '', candidates: ['100', '72', '7200'] },
      { kind: 'sure', productIds: ['g60'], quantity: '', candidates: ['2', '3'], unit: 'pack' },
      { kind: 'sure', productIds: ['g60'], quantity: '', candidates: ['125', '100', '25'] },
    ]);
  });

  it('offers the nearest products as uncertain when a word does not match', () => {
    expect(match('фрідом 65 - 100')[0]).toMatchObject({
      kind: 'doubtful',
      productIds: ['r60', 'r60b'],
      doubt: 'unsoldLength',
    });
  });

  it('treats a word that is only a prefix as uncertain', () => {
    expect(match('руск 60 - 100, експл 60 10 шт')).toMatchObject([
      { kind: 'doubtful', productIds: ['g60'] },
      { kind: 'doubtful', productIds: ['e60'] },
    ]);
  });

  it('offers a species that is named exactly, whatever other words there are', () => {
    expect(match('еустома свіжа 20')).toEqual([
      { kind: 'doubtful', productIds: ['a65', 'w65'], quantity: '20', unit: 'piece', candidates: [], doubt: 'nearest' },
    ]);
    expect(match('троянди мікс 100 шт')[0]).toMatchObject({
      kind: 'doubtful',
      quantity: '100',
      unit: 'piece',
      candidates: [],
    });
    expect(match('до нових зустрічей')[0]).toMatchObject({ kind: 'unknown' });
  });

  it('does not take a colour for the name of the only variety with that name', async () => {
    const dove = catalogue.varieties
      .filter(({ names }) => names.en === 'Mondial')
      .map((variety) => ({
        ...variety,
        names: { uk: 'White Dove', en: 'White Dove', ru: 'White Dove' },
        lots: variety.lots.map((lot) => ({ ...lot, id: 'd60' })),
      }));
    const wider = await createSearchIndex({ ...catalogue, varieties: [...catalogue.varieties, ...dove] });
    const [all, named] = readIn('white roses 60 - 50, white dove 60 - 50', 'en').map((line) =>
      matchLine(wider, line, 'en'),
    );
    expect(all).toMatchObject({ kind: 'doubtful', productIds: ['d60', 'm60'] });
    expect(named).toMatchObject({ kind: 'sure', productIds: ['d60'] });
  });

  it('returns unknown for words without a match', () => {
    expect(match('2 пачки ескімо, Доброго ранку')).toEqual([
      { kind: 'unknown', productIds: [], quantity: '2', unit: 'pack', candidates: [] },
    ]);
  });

  it('offers sold-out products when there is nothing else', () => {
    expect(match('експлорер 60 10 шт')[0]).toMatchObject({ kind: 'sure', productIds: ['e60'] });
  });
});
