import { expect, it } from 'vitest';
import { keptWith } from './kept-with';

it('keeps a value with its owner, apart from what others keep there, and out of its JSON', () => {
  const [names, ages] = [keptWith<object, string>('name'), keptWith<object, number>('age')];
  const [rose, iris] = [{ id: 1 }, { id: 1 }];
  names.set(rose, 'Freedom');
  ages.set(rose, 7);
  expect([names.get(rose), ages.get(rose), names.get(iris)]).toEqual(['Freedom', 7, undefined]);
  names.delete(rose);
  expect([names.get(rose), ages.get(rose)]).toEqual([undefined, 7]);
  expect(JSON.stringify(rose)).toBe('{"id":1}');
});
