import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import tailwind from '../../tailwind.config';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const [lightPart = '', darkPart = ''] = css.split('@media (prefers-color-scheme: dark)');
const readTokens = (part: string): Record<string, string> =>
  Object.fromEntries(
    [...part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
const light = readTokens(lightPart);
const schemes = { light, dark: { ...light, ...readTokens(darkPart.split('data-light')[0] ?? '') } };

function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((value) =>
    value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const grounds: Record<string, readonly string[]> = {
  ink: ['paper', 'surface', 'tint', 'amber-tint', 'poppy-tint', 'border'],
  muted: ['paper', 'surface', 'tint', 'amber-tint', 'poppy-tint'],
  'leaf-ink': ['paper', 'surface', 'tint'],
  'poppy-ink': ['paper', 'surface', 'poppy-tint'],
  'amber-ink': ['paper', 'surface', 'amber-tint'],
  'on-leaf': ['leaf', 'leaf-strong', 'poppy', 'poppy-strong'],
  'header-ink': ['header', 'header-border'],
  'header-muted': ['header'],
  'wheat-ink': ['wheat', 'wheat-strong'],
  paper: ['ink'],
};
const shapes: Record<string, readonly string[]> = {
  'border-strong': ['paper', 'surface'],
  'leaf-ink': ['surface', 'tint'],
  leaf: ['paper', 'surface'],
  focus: ['paper', 'surface', 'tint'],
};

describe.each(Object.entries<Record<string, string>>(schemes))('colours, %s', (_, tokens) => {
  const pairsOf = (table: Record<string, readonly string[]>) =>
    Object.entries(table).flatMap(([ink, list]) => list.map((ground) => [ink, ground] as const));
  const measure = (ink: string, ground: string) => contrast(tokens[ink] ?? '', tokens[ground] ?? '');

  it.each(pairsOf(grounds))('words in %s can be read on %s', (ink, ground) => {
    expect(measure(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairsOf(shapes))('shapes in %s can be seen on %s', (ink, ground) => {
    expect(measure(ink, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('breakpoints', () => {
  it('grow with the reader\u2019s text', () => {
    expect(Object.values(tailwind.theme.screens).filter((width) => !width.endsWith('em'))).toEqual([]);
  });
});

describe('tokens', () => {
  const used = Object.values(tailwind.theme.colors).flatMap((value) => /var\(--([\w-]+)\)/.exec(value)?.[1] ?? []);

  it('have a value for every colour of the design', () => {
    expect(used.length).toBeGreaterThan(40);
    expect(used.filter((name) => !css.includes(`--${name}: `))).toEqual([]);
  });

  it('change in the dark only where a light value exists', () => {
    expect(Object.keys(schemes.dark).filter((name) => !(name in light))).toEqual([]);
  });
});
