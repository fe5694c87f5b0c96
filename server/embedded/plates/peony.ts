import type { Brush } from './brush';
import { frilled } from './frilled';
import { leaf, stem } from './stems';
import type { Point } from './svg';

/** Big outer petals around a crowd of small ones. */
function peonyHead(brush: Brush, centre: Point, radius: number): string {
  const guard = Array.from({ length: 9 }, (_, index) =>
    frilled(brush, centre, index * 2.793 + 0.3, {
      length: radius,
      width: radius * 1.1,
      waves: 3,
      frill: 0.06,
      depth: 0.6 + brush.random.between(-0.08, 0.08),
    }),
  );
  const crowd = Array.from({ length: 64 }, (_, index) => {
    const share = index / 64;
    const length = radius * (0.9 - share * 0.68) * brush.random.between(0.9, 1.08);
    const at: Point = [centre[0] + brush.random.between(-4, 4), centre[1] + brush.random.between(-4, 4)];
    return frilled(brush, at, index * 2.39996, {
      length,
      width: length * 0.72,
      waves: 4,
      frill: 0.1,
      depth: 0.66 - share * 0.42 + brush.random.between(-0.1, 0.1),
    });
  });
  return guard.join('') + crowd.join('');
}

export function drawPeony(brush: Brush): string {
  const foliage = (
    [
      [0.1, 154, 262],
      [-0.55, 154, 254],
      [-1.0, 152, 246],
      [Math.PI - 0.1, 150, 272],
      [Math.PI + 0.5, 150, 264],
      [Math.PI + 0.95, 150, 256],
    ] as const
  ).map(([angle, x, y]) => leaf(brush, [x, y], angle, 92, 30, 0.4));
  return stem(brush, [156, 332], [150, 150], 8, 4) + foliage.join('') + peonyHead(brush, [150, 122], 104);
}
