import type { Brush } from './brush';
import { frilled } from './frilled';
import { pointedPetal } from './petals';
import { leaf, stem } from './stems';
import { dot, fill, line, place, type Point } from './svg';

/** A spike of small double florets, green buds at its tip. */
function spike(brush: Brush, foot: Point, tip: Point, size: number): string {
  const buds = Array.from({ length: 7 }, (_, index) => {
    const at: Point = [tip[0] + (index % 2 === 0 ? -1 : 1) * (2 + index * 0.8), tip[1] + index * 4 - 6];
    return place(fill(pointedPetal(11, 7), brush.leaf(0.6)), at, (index % 2 === 0 ? -1 : 1) * 0.5);
  });
  const florets = Array.from({ length: 26 }, (_, index) => {
    const share = index / 26;
    const reach = size * (0.25 + share * 0.75);
    const at: Point = [
      tip[0] + (foot[0] - tip[0]) * share + ((index % 3) - 1) * reach * 0.85 + brush.random.between(-2, 2),
      tip[1] + 12 + (foot[1] - tip[1] - 12) * share,
    ];
    const radius = reach * 0.74;
    const petals = Array.from({ length: 9 }, (__, petal) =>
      frilled(brush, at, petal * 2.39996 + index, {
        length: radius * (1 - (petal / 9) * 0.55),
        width: radius * 0.95,
        waves: 2,
        frill: 0.08,
        depth: 0.66 - (petal / 9) * 0.35 + brush.random.between(-0.08, 0.08),
      }),
    );
    return petals.join('') + dot(at, radius * 0.1, 'hsl(75, 45%, 70%)');
  });
  return buds.join('') + florets.join('');
}

export function drawMatthiola(brush: Brush): string {
  const spikes: readonly (readonly [Point, Point, number])[] = [
    [[90, 196], [66, 84], 24],
    [[212, 200], [236, 88], 24],
    [[150, 204], [150, 40], 30],
  ];
  const foliage = (
    [
      [112, 262, Math.PI + 0.85],
      [190, 262, -0.85],
      [146, 268, Math.PI + 0.55],
      [156, 274, -0.5],
      [150, 252, -1.2],
    ] as const
  ).map(([x, y, angle]) => leaf(brush, [x, y], angle, 66, 18, 0.55));
  return (
    spikes
      .map(([foot, tip]) =>
        stem(brush, [150, 334], [(foot[0] + tip[0]) / 2, foot[1] - 40], 5, (150 - foot[0]) * 0.3, 0.5),
      )
      .join('') +
    foliage.join('') +
    line('M150 330L150 250', brush.leafTone(0.4), 5) +
    spikes.map(([foot, tip, size]) => spike(brush, foot, tip, size)).join('')
  );
}
