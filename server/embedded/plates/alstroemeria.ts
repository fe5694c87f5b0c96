import type { Brush } from './brush';
import { pointedPetal } from './petals';
import { stamens, starPetal } from './star-petal';
import { leaf, stem } from './stems';
import { fill, place, type Point } from './svg';

function alstroHead(brush: Brush, at: Point, size: number, turn: number): string {
  const three = (offset: number, width: number, depth: number, marks: 'freckles' | 'streaks') =>
    [0, 1, 2]
      .map((index) => starPetal(brush, [0, 0], offset + index * 2.094, size, size * width, depth, marks))
      .join('');
  const throat = [-0.6, 0.6].map((lean) =>
    place(fill(pointedPetal(size * 0.55, size * 0.24, 0.6), 'hsl(48, 82%, 66%)', 'opacity="0.75"'), [0, 0], lean),
  );
  return place(
    three(Math.PI, 0.66, 0.62, 'freckles') +
      three(0, 0.4, 0.5, 'streaks') +
      throat.join('') +
      stamens(brush, [0, 0], size * 0.45, 'hsl(280, 14%, 34%)'),
    at,
    turn,
  );
}

export function drawAlstroemeria(brush: Brush): string {
  const heads = [
    [92, 92, 42, -0.5],
    [206, 88, 42, 0.5],
    [64, 150, 38, -0.9],
    [236, 150, 38, 0.9],
    [150, 72, 40, 0],
    [112, 148, 44, -0.3],
    [188, 150, 44, 0.3],
  ] as const;
  const blades = (
    [
      [144, 286, Math.PI + 0.4],
      [156, 280, -0.4],
      [146, 258, Math.PI + 0.8],
      [155, 252, -0.8],
      [150, 300, -0.15],
    ] as const
  ).map(([x, y, angle]) => leaf(brush, [x, y], angle, 62, 15, 0.5));
  return (
    stem(brush, [152, 334], [150, 216], 7, 0, 0.45) +
    heads.map(([x, y]) => stem(brush, [150, 224], [x, y], 3, (150 - x) * 0.12, 0.5)).join('') +
    blades.join('') +
    heads.map(([x, y, size, turn]) => alstroHead(brush, [x, y], size, turn)).join('')
  );
}
