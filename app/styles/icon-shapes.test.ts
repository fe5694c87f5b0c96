import { readFileSync } from 'node:fs';
import { HTMLElement, parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { iconPlaces, iconSheet } from './icon-shapes';

const named = [...readFileSync(new URL('../ui/icons.tsx', import.meta.url), 'utf8').matchAll(/'icon-([\w-]+)'/g)].map(
  ([, name = '']) => name,
);
const [, drawing = '', size = ''] =
  /^url\("data:image\/svg\+xml,([^"<>#]+)"\) no-repeat 0 0 \/ 100% (\d+)%$/.exec(iconSheet) ?? [];
const sheet = parse(decodeURIComponent(drawing)).querySelector('svg');
const groups = (node: HTMLElement | null): HTMLElement[] =>
  (node?.childNodes ?? [])
    .filter((child): child is HTMLElement => child instanceof HTMLElement && child.hasAttribute('transform'))
    .flatMap((group) => [group, ...groups(group)]);
const squares = groups(sheet);
const [, top = 0, , length = 0] = sheet?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];

it('has a place for every icon that a page may name, and no other', () => {
  expect(Object.keys(iconPlaces).sort()).toEqual([...named].sort());
});

it('is as large as it is drawn, with room for all', () => {
  expect(Number(size) / 100).toBe(length / 24);
  expect(squares.length).toBe(named.length);
  expect(sheet?.querySelectorAll('rect').length).toBeGreaterThan(0);
  expect(24 * squares.length).toBeLessThanOrEqual(length);
});

it.each(Object.entries(iconPlaces).map(([name, place], at) => [name, place, at] as const))(
  '%s is drawn where its name points',
  (_, place, at) => {
    const [, percent = ''] = /^0 (\d+)%$/.exec(place) ?? [];
    // A percentage of `mask-position` counts in what is left of the sheet beside one square; each group lies 24 below the one it is in.
    expect(top + (Number(percent) * (length - 24)) / 100).toBe(24 * (at + 1));
    expect(squares[at]?.getAttribute('transform')).toBe('translate(0 24)');
    expect(squares[at]?.childNodes.length).toBeGreaterThan(at + 1 < named.length ? 1 : 0);
    for (const box of squares[at]?.querySelectorAll('rect') ?? [])
      expect(Number(box.getAttribute('width'))).toBeGreaterThan(0);
  },
);
