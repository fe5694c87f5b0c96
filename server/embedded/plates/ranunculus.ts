import type { Brush } from './brush';
import { rimOf, roundPetal } from './petals';
import { leaf, stem } from './stems';
import { dot, fill, place, type Point, polar } from './svg';

/** Ring upon ring of tissue-thin petals around a green button. */
function ranunculusHead(brush: Brush, centre: Point, radius: number): string {
  const rings = Array.from({ length: 11 }, (_, index) => {
    const share = index / 11;
    const length = radius * (1 - share * 0.8);
    const start = brush.random.between(0, 6.28);
    return Array.from({ length: 8 }, (__, petal) => {
      const outline = roundPetal(length * brush.random.between(0.97, 1.03), length * 1.02);
      const depth = 0.72 - share * 0.5 + brush.random.between(-0.06, 0.06);
      return place(
        (index > 0 ? fill(outline, brush.tone(0), 'opacity="0.26" transform="scale(1.035)"') : '') +
          fill(outline, brush.petal(depth)) +
          fill(rimOf(length, length * 0.9), brush.tone(depth + 0.4), 'opacity="0.5"'),
        centre,
        start + petal * 2.356,
      );
    }).join('');
  });
  const button = Array.from({ length: 16 }, (_, index) =>
    dot(
      polar(centre, radius * 0.13 * Math.sqrt(index / 16), index * 2.4),
      radius * 0.035,
      `hsl(${72 + index}, 42%, ${34 + index}%)`,
    ),
  );
  return rings.join('') + dot(centre, radius * 0.17, 'hsl(80, 38%, 30%)') + button.join('');
}

export function drawRanunculus(brush: Brush): string {
  const heads: readonly (readonly [number, number, number])[] = [
    [84, 86, 44],
    [210, 102, 56],
    [132, 172, 70],
  ];
  const root: Point = [150, 334];
  const frond = (at: Point, angle: number) =>
    [-0.5, -0.2, 0.1, 0.4].map((lean) => leaf(brush, at, angle + lean, 50, 9, 0.6)).join('');
  return (
    heads.map(([x, y]) => stem(brush, root, [x, y], 5, (150 - x) * 0.25, 0.6)).join('') +
    frond([144, 272], Math.PI + 0.5) +
    frond([157, 268], -0.5) +
    heads.map(([x, y, radius]) => ranunculusHead(brush, [x, y], radius)).join('')
  );
}
