import type { Brush } from './brush';
import { along, leaf, stem } from './stems';
import { dot, type Point, polar } from './svg';

/** A drooping tassel of seed grains. */
function tassel(brush: Brush, from: Point, to: Point, bend: number, width: number): string {
  return Array.from({ length: 150 }, (_, index) => {
    const share = index / 150;
    const { point, angle } = along(from, to, bend, share);
    const spread = width * Math.sin(Math.PI * Math.min(1, share * 0.85 + 0.12)) * brush.random.between(-1, 1);
    return dot(
      polar(point, spread, angle + Math.PI / 2),
      brush.random.between(2.2, 4),
      brush.tone(0.5 - (spread / width) * 0.28 + brush.random.between(-0.14, 0.2)),
    );
  }).join('');
}

export function drawAmaranth(brush: Brush): string {
  const drops: readonly (readonly [Point, Point, number, number])[] = [
    [[118, 104], [56, 250], -66, 13],
    [[186, 100], [248, 256], 68, 13],
    [[136, 80], [106, 236], -34, 13],
    [[168, 78], [204, 240], 36, 14],
    [[150, 70], [152, 272], 10, 16],
  ];
  const blades = (
    [
      [150, 262, Math.PI + 0.3],
      [153, 254, -0.3],
      [150, 296, Math.PI + 0.1],
      [152, 290, -0.1],
    ] as const
  ).map(([x, y, angle]) => leaf(brush, [x, y], angle, 70, 34, 0.45));
  return (
    stem(brush, [152, 338], [150, 70], 7, 0, 0.4) +
    blades.join('') +
    drops
      .map(([from, to, bend, width]) => stem(brush, [150, 120], from, 3, 0, 0.4) + tassel(brush, from, to, bend, width))
      .join('') +
    tassel(brush, [150, 110], [150, 30], 0, 12)
  );
}
