import { expect, it } from 'vitest';
import { parseListSource, toListQuery } from './list-source';

const parse = (query: string) => parseListSource(new URLSearchParams(query), 6);

it.each([
  ['', { from: 'usual' }],
  ['from=weeks', { from: 'weeks', weeks: 4 }],
  ['from=weeks&weeks=8', { from: 'weeks', weeks: 8 }],
  ['from=weekday', { from: 'weekday', weekday: 6 }],
  ['from=weekday&weekday=3', { from: 'weekday', weekday: 3 }],
  ['from=list&list=a1', { from: 'list', id: 'a1' }],
  ['from=favourites', { from: 'favourites' }],
  ['from=holiday&holiday=women', { from: 'holiday', holiday: 'women' }],
] as const)('%j names a source, and its own query names it again', (query, source) => {
  expect(parse(query)).toEqual({ source, isUnknown: false });
  const again = new URLSearchParams(Object.entries(toListQuery(source)).map(([name, value]) => [name, String(value)]));
  expect(parse(again.toString())).toEqual({ source, isUnknown: false });
});

it.each(['from=x', 'from=weeks&weeks=1e3', 'from=weeks&weeks=-2', 'from=weekday&weekday=8', 'from=holiday&holiday=x'])(
  '%j names none: what is usual is shown, and said',
  (query) => {
    expect(parse(query)).toEqual({ source: { from: 'usual' }, isUnknown: true });
  },
);
