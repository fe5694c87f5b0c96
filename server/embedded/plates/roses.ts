import type { Brush } from './brush';
import { roundPetal } from './petals';
import { roseHead } from './rose-head';
import { leaf, roseLeaf, stem } from './stems';
import { fill, place, type Point } from './svg';

function bud(brush: Brush, at: Point, turn: number, size: number): string {
  const petals = [-0.34, 0.34, 0].map((lean, index) =>
    place(fill(roundPetal(size, size * 0.7, size * 0.12), brush.petal(0.35 + index * 0.14)), [0, 0], lean),
  );
  const sepals = [-0.5, 0.5, 0].map((lean) => leaf(brush, [0, 1], lean - Math.PI / 2, size * 0.62, size * 0.26));
  return place(petals.join('') + sepals.join(''), at, turn);
}

export function drawRose(brush: Brush): string {
  const lean = brush.random.between(-6, 6);
  const head: Point = [150 + lean, 128];
  return (
    stem(brush, [154, 330], [head[0], 150], 7, -lean) +
    roseLeaf(brush, [152, 262], -0.55, 92) +
    roseLeaf(brush, [150, 282], Math.PI + 0.5, 94) +
    leaf(brush, [150, 214], -0.9, 34, 13) +
    roseHead(brush, head, 92)
  );
}

export function drawGardenRose(brush: Brush): string {
  const head: Point = [150, 126];
  return (
    stem(brush, [152, 330], [150, 160], 7, 6) +
    roseLeaf(brush, [152, 268], -0.6, 88) +
    roseLeaf(brush, [150, 286], Math.PI + 0.45, 92) +
    roseHead(brush, head, 100, 58, 0.74)
  );
}

export function drawSprayRose(brush: Brush): string {
  const heads: readonly (readonly [number, number, number])[] = [
    [84, 112, 40],
    [214, 104, 42],
    [232, 190, 33],
    [72, 198, 34],
    [150, 158, 52],
  ];
  const root: Point = [150, 330];
  return (
    heads.map(([x, y]) => stem(brush, root, [x, y], 3.6, (150 - x) * 0.2)).join('') +
    stem(brush, root, [150, 66], 2.4, 6) +
    bud(brush, [150, 74], 0.05, 26) +
    roseLeaf(brush, [150, 268], Math.PI + 0.6, 66) +
    roseLeaf(brush, [150, 258], -0.5, 66) +
    heads.map(([x, y, r]) => roseHead(brush, [x, y], r * brush.random.between(0.95, 1.06), 15)).join('')
  );
}
