import { expect, it } from 'vitest';
import { labelNumber } from './format-address.server';

it.each([
  ['12', 'відділення 12'],
  ['7а', 'відділення 7а'],
  ['Поштомат 12345', 'Поштомат 12345'],
  ['Відділення №12', 'Відділення №12'],
  ['№12', '№12'],
])('labelNumber formats the branch %j as %j', (typed, written) => {
  expect(labelNumber(typed, (number) => `відділення ${number}`)).toBe(written);
});
