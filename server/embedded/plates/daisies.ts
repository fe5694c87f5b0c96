import type { Brush } from './brush';
import { rayPetal } from './petals';
import { leaf, stem } from './stems';
import { dot, f, fill, line, place, polar, type Point } from './svg';

interface Ring {
  readonly rays: number;
  readonly length: number;
  readonly width: number;
  readonly depth: number;
}

/** A ring of rays around a centre, each a little its own way. */
function ring(brush: Brush, centre: Point, { rays, length, width, depth }: Ring): string {
  const start = brush.random.between(0, 6.28);
  return Array.from({ length: rays }, (_, index) => {
    const reach = length * brush.random.between(0.93, 1.05);
    const outline = rayPetal(reach, width);
    const own = depth + brush.random.between(-0.09, 0.09);
    return place(
      fill(outline, brush.tone(0), `opacity="0.34" transform="translate(${f(width * 0.07)} ${f(width * 0.09)})"`) + fill(outline, brush.petal(own)) +
        line(`M0 ${f(-reach * 0.4)}L0 ${f(-reach * 0.86)}`, brush.tone(own - 0.25), width * 0.06, 'opacity="0.35"'),
      centre, start + (index * 6.283) / rays + brush.random.between(-0.05, 0.05),
    );
  }).join('');
}

/** Grains spread like sunflower seeds. */
function grains(brush: Brush, centre: Point, radius: number, count: number, paint: (share: number) => string): string {
  return Array.from({ length: count }, (_, index) => {
    const share = index / count;
    return dot(polar(centre, radius * Math.sqrt(share), index * 2.39996), radius * brush.random.between(0.07, 0.11), paint(share));
  }).join('');
}

/** A full, globe-like chrysanthemum: rays grow shorter and steeper towards the heart. */
function globe(brush: Brush, centre: Point, radius: number, rings: number, rays: number): string {
  return Array.from({ length: rings }, (_, index) => {
    const share = index / rings;
    const length = radius * (1 - share * 0.86);
    const width = (radius * (4.6 + share * 2)) / rays;
    return ring(brush, centre, { rays: Math.round(rays * (1 - share * 0.68)), length, width, depth: 0.8 - share * 0.62 });
  }).join('') + grains(brush, centre, radius * 0.1, 12, () => brush.tone(0));
}

/** An open daisy with a green or yellow eye. */
function daisy(brush: Brush, centre: Point, radius: number, eye: readonly [string, string]): string {
  const rings = [0, 1, 2].map((index) =>
    ring(brush, centre, { rays: 22 - index * 3, length: radius * (1 - index * 0.2), width: radius * 0.2, depth: 0.7 - index * 0.14 }));
  return rings.join('') + dot(centre, radius * 0.24, eye[0]) + grains(brush, centre, radius * 0.23, 26, () => eye[1]);
}

export function drawChrysanthemum(brush: Brush): string {
  return stem(brush, [154, 330], [150, 150], 8) + leaf(brush, [153, 276], -0.35, 78, 42, 0.55) + leaf(brush, [152, 296], Math.PI + 0.3, 80, 44, 0.55) +
    leaf(brush, [152, 246], Math.PI + 0.75, 46, 26, 0.55) + globe(brush, [150, 128], 106, 8, 30);
}

function bunch(brush: Brush, heads: readonly (readonly [number, number, number])[], head: (at: Point, radius: number) => string): string {
  const root: Point = [150, 332];
  return heads.map(([x, y]) => stem(brush, root, [x, y], 3.4, (150 - x) * 0.15)).join('') +
    leaf(brush, [146, 272], Math.PI + 0.5, 56, 30, 0.55) + leaf(brush, [155, 262], -0.6, 56, 30, 0.55) + leaf(brush, [152, 296], -0.2, 50, 26, 0.55) +
    heads.map(([x, y, radius]) => head([x, y], radius)).join('');
}

export function drawSprayChrysanthemum(brush: Brush): string {
  return bunch(brush, [[90, 78, 44], [206, 80, 45], [58, 158, 40], [242, 164, 41], [150, 124, 58]], (at, radius) =>
    daisy(brush, at, radius, ['hsl(68, 55%, 46%)', 'hsl(56, 75%, 62%)']));
}

export function drawSantini(brush: Brush): string {
  const heads = [
    [150, 62, 27], [104, 80, 27], [196, 80, 27], [70, 118, 26], [232, 118, 26], [58, 166, 25], [244, 168, 25], [128, 118, 29], [176, 120, 29], [100, 158, 28], [202, 160, 28], [151, 166, 30],
  ] as const;
  return bunch(brush, heads, (at, radius) => globe(brush, at, radius, 4, 15));
}

export function drawGerbera(brush: Brush): string {
  const centre: Point = [150, 130];
  const outer = [0, 1].map((index) => ring(brush, centre, { rays: 26, length: 108 - index * 12, width: 17, depth: 0.62 - index * 0.1 }));
  const inner = [0, 1].map((index) => ring(brush, centre, { rays: 30 - index * 4, length: 50 - index * 10, width: 7, depth: 0.4 - index * 0.12 }));
  return stem(brush, [156, 332], [150, 150], 8, 8, 0.5) + outer.join('') + inner.join('') +
    dot(centre, 27, 'hsl(28, 42%, 17%)') +
    grains(brush, centre, 26, 110, (share) => (share > 0.62 ? `hsl(${40 + share * 8}, 78%, ${48 + share * 14}%)` : `hsl(${24 + share * 20}, 45%, ${18 + share * 22}%)`));
}
