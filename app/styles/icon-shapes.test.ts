import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { iconShapes } from './icon-shapes';

const named = [...readFileSync(new URL('../ui/icons.tsx', import.meta.url), 'utf8').matchAll(/'icon-([\w-]+)'/g)].map(([, name = '']) => name);

it('has a shape for every icon that a page may name, and no other', () => {
  expect(Object.keys(iconShapes).sort()).toEqual([...named].sort());
});

it.each(Object.entries(iconShapes))('%s is a drawing without anything that ends its address early', (_, shape) => {
  const [, drawing = ''] = /^url\("data:image\/svg\+xml,([^"<>#]+)"\)$/.exec(shape) ?? [];
  const svg = parse(decodeURIComponent(drawing)).querySelector('svg');
  expect(svg?.getAttribute('viewBox')).toBe('0 0 24 24');
  expect(svg?.childNodes.length).toBeGreaterThan(0);
  for (const box of svg?.querySelectorAll('rect') ?? []) expect(Number(box.getAttribute('width'))).toBeGreaterThan(0);
});
