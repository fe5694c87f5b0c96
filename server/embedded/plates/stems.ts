import type { Brush } from './brush';
import { pointedPetal } from './petals';
import { f, fill, line, place, polar, type Point } from './svg';

/** Where a curve from `from` to `to` is at `share`, and its direction; `bend` pushes its middle to the right. */
export function along(from: Point, to: Point, bend: number, share: number): { point: Point; angle: number } {
  const middle: Point = [(from[0] + to[0]) / 2 + bend, (from[1] + to[1]) / 2];
  const rest = 1 - share;
  const at = (axis: 0 | 1) => rest * rest * from[axis] + 2 * rest * share * middle[axis] + share * share * to[axis];
  const slope = (axis: 0 | 1) => 2 * rest * (middle[axis] - from[axis]) + 2 * share * (to[axis] - middle[axis]);
  return { point: [at(0), at(1)], angle: Math.atan2(slope(1), slope(0)) };
}

/** A stem with a lit side. */
export function stem(brush: Brush, from: Point, to: Point, width: number, bend = 0, depth = 0.35): string {
  const middle: Point = [(from[0] + to[0]) / 2 + bend, (from[1] + to[1]) / 2];
  const curve = (shift: number) =>
    `M${f(from[0] + shift)} ${f(from[1])}Q${f(middle[0] + shift)} ${f(middle[1])} ${f(to[0] + shift)} ${f(to[1])}`;
  const solid = brush.leafTone;
  return (
    line(curve(0), solid(depth - 0.12), width) +
    line(curve(-width * 0.16), solid(depth + 0.1), width * 0.55) +
    line(curve(-width * 0.26), solid(depth + 0.3), width * 0.14, 'opacity="0.7"')
  );
}

/** A leaf growing at `angle` (radians, 0 to the right) with a midrib and side veins. */
export function leaf(brush: Brush, at: Point, angle: number, length: number, width: number, belly = 0.42): string {
  const depth = brush.random.between(0.25, 0.5);
  const veins = [0.25, 0.4, 0.55, 0.7].map((share) => {
    const half = width * 0.36 * (1 - Math.abs(share - belly) * 1.3);
    return `M0 ${f(-length * share)}L${f(half)} ${f(-length * (share + 0.13))}M0 ${f(-length * share)}L${f(-half)} ${f(-length * (share + 0.13))}`;
  });
  const outline = pointedPetal(length, width, belly);
  const shaded = `M0 0Q${f(width * 0.05)} ${f(-length * 0.5)} 0 ${f(-length)}C${f(width * 0.15)} ${f(-length * 0.9)} ${f(width / 2)} ${f(-length * (belly + 0.25))} ${f(width / 2)} ${f(-length * belly)}C${f(width / 2)} ${f(-length * belly * 0.7)} ${f(width * 0.35)} ${f(-length * belly * 0.35)} 0 0Z`;
  return place(
    fill(outline, brush.leaf(depth)) +
      fill(shaded, brush.leafTone(depth - 0.2), 'opacity="0.28"') +
      line(`M0 0L0 ${f(-length * 0.94)}`, brush.leafTone(depth + 0.35), length * 0.012 + 0.3, 'opacity="0.75"') +
      line(veins.join(''), brush.leafTone(depth + 0.25), 0.45, 'opacity="0.55"'),
    at,
    angle + Math.PI / 2,
  );
}

/** A rose's leaf: five leaflets on a stalk. */
export function roseLeaf(brush: Brush, at: Point, angle: number, length: number): string {
  const tip = polar(at, length * 0.62, angle);
  const pairs = (
    [
      [0.95, 0.36],
      [0.5, 0.3],
    ] as const
  ).flatMap(([share, size]) =>
    [-1, 1].map((side) => {
      const from = polar(at, length * 0.62 * share, angle);
      return leaf(brush, from, angle + side * 1.05, length * size, length * size * 0.55);
    }),
  );
  return (
    line(`M${f(at[0])} ${f(at[1])}L${f(tip[0])} ${f(tip[1])}`, brush.leafTone(0.3), 1.6) +
    pairs.join('') +
    leaf(brush, tip, angle, length * 0.46, length * 0.26)
  );
}
