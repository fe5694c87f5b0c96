import { expect, it } from 'vitest';
import { pack, unpack } from './page-data';

const view = { name: 'Freedom, 60 см', prices: [5300, null], more: { isOn: true } };

it('gives back the very value where it was packed, and elsewhere one like it, the same each time', () => {
  const packed = pack(view);
  expect(unpack(packed)).toBe(view);
  const arrived = { json: packed.json };
  expect(unpack(arrived)).toEqual(view);
  expect(unpack(arrived)).toBe(unpack(arrived));
});

it('leaves out what is undefined, and leaves alone what is not packed', () => {
  expect(unpack({ json: pack({ name: 'Freedom', farm: undefined }).json })).toEqual({ name: 'Freedom' });
  for (const data of [undefined, null, 'text', { status: 404 }, [view]]) expect(unpack(data)).toBe(data);
});

it.each([
  ['a date', { at: new Date(0) }],
  ['a map', { lines: [new Map()] }],
  ['a function', { href: () => '/' }],
  ['no number', { share: Number.NaN }],
])('refuses %s, which JSON would change in silence', (_, value) => {
  expect(() => pack(value)).toThrow(TypeError);
});
