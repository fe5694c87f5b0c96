import { describe, expect, it } from 'vitest';
import { catalogue } from '../search-index/catalogue.fixture';
import { parseTypedOrder } from './parse-typed-order';
import { createSearchIndex } from '../search-index/search-index';

const index = await createSearchIndex(catalogue);
const read = (text: string, language: 'uk' | 'en' | 'ru' = 'uk') => parseTypedOrder(index, text, language);

describe('parseTypedOrder', () => {
  it.each([
    ['фрідом 60 100', 'uk', 'фрідом 60', '100', 'piece'],
    ['freedom 60 4 packs', 'en', 'freedom 60', '4', 'pack'],
    ['2 пачки рускус', 'uk', 'рускус', '2', 'pack'],
    ['рускус 100', 'uk', 'рускус', '100', 'piece'],
    ['фридом 60 см - 1 500 шт', 'ru', 'фридом 60 см', '1500', 'piece'],
    ['рускус 100,0', 'uk', 'рускус', '100', 'piece'],
    ['рускус 60 пачка', 'uk', 'рускус 60', '1', 'pack'],
  ] as const)('parses %j in %s as %j with the quantity %s in the unit %s', (text, language, query, quantity, unit) => {
    expect(read(text, language)).toMatchObject({ kind: 'sure', query, quantity, unit });
  });

  it('returns an uncertain match as doubtful, with its query', () => {
    expect(read('фрідом 100 шт')).toMatchObject({ kind: 'doubtful', query: 'фрідом', quantity: '100' });
    expect(read('фрідом 65 100')).toMatchObject({ kind: 'doubtful', query: 'фрідом 65', quantity: '100' });
  });

  it.each([
    'фрідом',
    'фрідом 60',
    'фрідом 65',
    'троянда 100',
    'біла троянда 60',
    'рускус 0,5 пачки',
    'рускус 2-3 пачки',
    'рускус 100+25',
    'рускус 100 x 72 = 7200',
    'фрідом 60 100, рускус 50',
    'щщщщ 100 шт',
    '100 шт',
    `рускус 100 ${'і '.repeat(200)}`,
  ])('finds no order in %j', (text) => {
    expect(read(text)).toBeNull();
  });
});
