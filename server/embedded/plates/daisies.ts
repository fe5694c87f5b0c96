import type { Brush } from './brush';
import { daisy, globe, grains, ring } from './daisy-heads';
import { leaf, stem } from './stems';
import { dot, type Point } from './svg';

export function drawChrysanthemum(brush: Brush): string {
  return (
    stem(brush, [154, 330], [150, 150], 8) +
    leaf(brush, [153, 276], -0.35, 78, 42, 0.55) +
    leaf(brush, [152, 296], Math.PI + 0.3, 80, 44, 0.55) +
    leaf(brush, [152, 246], Math.PI + 0.75, 46, 26, 0.55) +
    globe(brush, [150, 128], 106, 8, 30)
  );
}

function bunch(
  brush: Brush,
  heads: readonly (readonly [number, number, number])[],
  head: (at: Point, radius: number) => string,
): string {
  const root: Point = [150, 332];
  return (
    heads.map(([x, y]) => stem(brush, root, [x, y], 3.4, (150 - x) * 0.15)).join('') +
    leaf(brush, [146, 272], Math.PI + 0.5, 56, 30, 0.55) +
    leaf(brush, [155, 262], -0.6, 56, 30, 0.55) +
    leaf(brush, [152, 296], -0.2, 50, 26, 0.55) +
    heads.map(([x, y, radius]) => head([x, y], radius)).join('')
  );
}

export function drawSprayChrysanthemum(brush: Brush): string {
  return bunch(
    brush,
    [
      [90, 78, 44],
      [206, 80, 45],
      [58, 158, 40],
      [242, 164, 41],
      [150, 124, 58],
    ],
    (at, radius) => daisy(brush, at, radius, ['hsl(68, 55%, 46%)', 'hsl(56, 75%, 62%)']),
  );
}

export function drawSantini(brush: Brush): string {
  const heads = [
    [150, 62, 27],
    [104, 80, 27],
    [196, 80, 27],
    [70, 118, 26],
    [232, 118, 26],
    [58, 166, 25],
    [244, 168, 25],
    [128, 118, 29],
    [176, 120, 29],
    [100, 158, 28],
    [202, 160, 28],
    [151, 166, 30],
  ] as const;
  return bunch(brush, heads, (at, radius) => globe(brush, at, radius, 4, 15));
}

export function drawGerbera(brush: Brush): string {
  const centre: Point = [150, 130];
  const outer = [0, 1].map((index) =>
    ring(brush, centre, { rays: 26, length: 108 - index * 12, width: 17, depth: 0.62 - index * 0.1 }),
  );
  const inner = [0, 1].map((index) =>
    ring(brush, centre, { rays: 30 - index * 4, length: 50 - index * 10, width: 7, depth: 0.4 - index * 0.12 }),
  );
  return (
    stem(brush, [156, 332], [150, 150], 8, 8, 0.5) +
    outer.join('') +
    inner.join('') +
    dot(centre, 27, 'hsl(28, 42%, 17%)') +
    grains(brush, centre, 26, 110, (share) =>
      share > 0.62
        ? `hsl(${40 + share * 8}, 78%, ${48 + share * 14}%)`
        : `hsl(${24 + share * 20}, 45%, ${18 + share * 22}%)`,
    )
  );
}
