import type { Brush } from './brush';
import { type Frill, frilled } from './frilled';
import { leaf, stem } from './stems';
import { f, fill, place, type Point } from './svg';

/** Petals of one row fanned out to both sides of upright. */
function fan(
  brush: Brush,
  at: Point,
  count: number,
  spread: number,
  petal: Omit<Frill, 'depth'>,
  depth: number,
): string {
  const order = Array.from({ length: count }, (_, index) => (count === 1 ? 0 : (index / (count - 1)) * 2 - 1)).sort(
    (one, other) => Math.abs(other) - Math.abs(one),
  );
  return order
    .map((side) =>
      frilled(brush, at, side * spread + brush.random.between(-0.05, 0.05), {
        ...petal,
        length: petal.length * (1 - Math.abs(side) * 0.1) * brush.random.between(0.95, 1.04),
        depth: depth + brush.random.between(-0.08, 0.08),
      }),
    )
    .join('');
}

function carnationHead(brush: Brush, at: Point, size: number): string {
  const rows = [0, 1, 2, 3, 4].map((row) => {
    const length = size * (1 - row * 0.15);
    return fan(
      brush,
      [at[0], at[1] - size * 0.04 * row],
      7 - row,
      1.32 - row * 0.2,
      { length, width: length * 0.85, waves: 6, frill: 0.12 },
      0.34 + row * 0.09,
    );
  });
  const calyx = place(
    fill(
      `M${f(-size * 0.13)} 0C${f(-size * 0.15)} ${f(size * 0.22)} ${f(-size * 0.1)} ${f(size * 0.4)} 0 ${f(size * 0.42)}C${f(size * 0.1)} ${f(size * 0.4)} ${f(size * 0.15)} ${f(size * 0.22)} ${f(size * 0.13)} 0L${f(size * 0.06)} ${f(-size * 0.1)}L0 ${f(-size * 0.02)}L${f(-size * 0.06)} ${f(-size * 0.1)}Z`,
      brush.leaf(0.5),
    ),
    at,
  );
  return rows.join('') + calyx;
}

export function drawCarnation(brush: Brush): string {
  const heads: readonly (readonly [number, number, number])[] = [
    [84, 150, 62],
    [218, 146, 62],
    [150, 132, 86],
  ];
  const root: Point = [150, 334];
  const blades = [
    [132, 268, Math.PI + 1.0],
    [168, 260, -1.0],
    [151, 286, -0.75],
    [148, 296, Math.PI + 0.8],
  ] as const;
  return (
    heads.map(([x, y, size]) => stem(brush, root, [x, y + size * 0.4], 4.4, (150 - x) * 0.2, 0.5)).join('') +
    blades.map(([x, y, angle]) => leaf(brush, [x, y], angle, 70, 9, 0.3)).join('') +
    heads.map(([x, y, size]) => carnationHead(brush, [x, y], size)).join('')
  );
}
