import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.fixture';
import { matchLine } from './match-line';
import { readMessage } from './read-message';
import { createSearchIndex } from './search-index';

const index = await createSearchIndex(catalogue);
const match = (message: string) => readMessage(message).map((line) => matchLine(index, line, 'uk'));

describe('matchLine', () => {
  it('is sure of one variety and length, whoever grew it', () => {
    expect(match('фрідом 60 - 100')).toEqual([{ kind: 'sure', productIds: ['r60', 'r60b'], quantity: '100' }]);
  });

  it('leaves several lengths or varieties to the customer', () => {
    expect(match('фрідом 100 шт, еустома біла 40')).toEqual([
      { kind: 'doubtful', productIds: ['r50', 'r60', 'r60b'], quantity: '100' },
      { kind: 'doubtful', productIds: ['a65', 'w65'], quantity: '40' },
    ]);
  });

  it('takes a figure that is no length of it for the quantity', () => {
    expect(match('рускус 100')).toEqual([{ kind: 'sure', productIds: ['g60'], quantity: '100' }]);
    expect(match('фрідом 60')).toMatchObject([{ kind: 'sure', quantity: '' }]);
  });

  it('takes so many times so many for the quantity, unless the second is a length of it', () => {
    expect(match('рускус 3x25, рускус 3x60')).toEqual([
      { kind: 'sure', productIds: ['g60'], quantity: '75' },
      { kind: 'sure', productIds: ['g60'], quantity: '3' },
    ]);
    expect(match('фрідом 60 по 100 шт')).toMatchObject([{ kind: 'sure', quantity: '100' }]);
  });

  it('offers the nearest where a word does not fit, and does not call it sure', () => {
    expect(match('фрідом 65 - 100')[0]).toMatchObject({ kind: 'doubtful', productIds: ['r60', 'r60b'], isGuess: true });
  });

  it('is not sure of a word that only begins like another', () => {
    expect(match('руск 60 - 100, експл 60 10 шт')).toMatchObject([
      { kind: 'doubtful', productIds: ['g60'] },
      { kind: 'doubtful', productIds: ['e60'] },
    ]);
  });

  it('offers a species that is named exactly, whatever else is said of it', () => {
    expect(match('еустома свіжа 20')).toEqual([
      { kind: 'doubtful', productIds: ['a65', 'w65'], quantity: '20', isGuess: true },
    ]);
    expect(match('троянди мікс 100 шт')[0]).toMatchObject({ kind: 'doubtful', quantity: '100' });
    expect(match('до зустрічі')[0]).toMatchObject({ kind: 'unknown' });
  });

  it('does not take a colour for the name of the one variety that is called so', async () => {
    const dove = catalogue.goods
      .filter(({ names }) => names.en === 'Mondial')
      .map((goods) => ({
        ...goods,
        names: { uk: 'White Dove', en: 'White Dove', ru: 'White Dove' },
        lots: goods.lots.map((lot) => ({ ...lot, id: 'd60' })),
      }));
    const wider = await createSearchIndex({ ...catalogue, goods: [...catalogue.goods, ...dove] });
    const [all, named] = readMessage('white roses 60 - 50, white dove 60 - 50').map((line) =>
      matchLine(wider, line, 'en'),
    );
    expect(all).toMatchObject({ kind: 'doubtful', productIds: ['d60', 'm60'] });
    expect(named).toMatchObject({ kind: 'sure', productIds: ['d60'] });
  });

  it('does not guess at goods it does not know', () => {
    expect(match('2 пачки ескімо, Доброго ранку')).toEqual([
      { kind: 'unknown', productIds: [], quantity: '2' },
      { kind: 'unknown', productIds: [], quantity: '' },
    ]);
  });

  it('still names what is sold out when there is nothing else', () => {
    expect(match('експлорер 60 10 шт')[0]).toMatchObject({ kind: 'sure', productIds: ['e60'] });
  });
});
