import type { Brush } from './brush';
import { pointedPetal, roundPetal } from './petals';
import { leaf, stem } from './stems';
import { f, fill, line, place, type Point } from './svg';

/** Petals of a cup: lean, length and width against its size, tone. Back, rolled heart, front. */
const eustomaPetals: readonly (readonly [number, number, number, number])[] = [
  [-0.5, 1.02, 0.8, 0.36],
  [0.5, 1.02, 0.8, 0.38],
  [-0.2, 1.12, 0.82, 0.44],
  [0.24, 1.1, 0.82, 0.42],
  [-0.16, 1, 0.62, 0.2],
  [0.18, 0.99, 0.6, 0.14],
  [0.02, 0.95, 0.5, 0.3],
  [-0.1, 0.9, 0.4, 0.22],
  [0.1, 0.88, 0.34, 0.34],
  [-0.46, 0.9, 0.78, 0.56],
  [0.48, 0.88, 0.78, 0.6],
  [-0.2, 0.8, 0.82, 0.68],
  [0.24, 0.72, 0.82, 0.74],
];

/** A lisianthus from the side: satin petals rise from one point and fold over each other. */
function eustomaHead(brush: Brush, at: Point, size: number, turn: number): string {
  const petals = eustomaPetals.map(([lean, length, width, depth]) => {
    const high = size * length * brush.random.between(0.97, 1.03);
    const wide = size * width;
    const outline = roundPetal(high, wide, high * brush.random.between(-0.04, 0.05));
    const hem = `M${f(-wide * 0.42)} ${f(-high * 0.86)}Q${f(-wide * 0.3)} ${f(-high * 1.02)} ${f(-wide * 0.16)} ${f(-high * 0.97)}T${f(wide * 0.08)} ${f(-high)}T${f(wide * 0.26)} ${f(-high * 0.97)}T${f(wide * 0.42)} ${f(-high * 0.84)}`;
    const folds = [-0.22, 0.02, 0.24].map(
      (side) => `M0 ${f(-high * 0.15)}Q${f(side * wide * 1.1)} ${f(-high * 0.5)} ${f(side * wide)} ${f(-high * 0.88)}`,
    );
    return place(
      fill(outline, brush.tone(0), 'opacity="0.3" transform="scale(1.035)"') +
        fill(outline, brush.petal(depth)) +
        line(folds.join(''), brush.tone(depth - 0.3), 0.8, 'opacity="0.3"') +
        line(hem, brush.tone(depth + 0.4), size * 0.022, 'opacity="0.7"'),
      [0, 0],
      lean + brush.random.between(-0.04, 0.04),
    );
  });
  const sepals = [-0.75, -0.25, 0.25, 0.75].map((lean) =>
    place(fill(pointedPetal(size * 0.42, size * 0.07, 0.3), brush.leaf(0.5)), [0, size * 0.04], lean),
  );
  return place(petals.join('') + sepals.join(''), at, turn);
}

/** A twisted, pointed bud. */
function eustomaBud(brush: Brush, at: Point, size: number, turn: number): string {
  return place(
    fill(pointedPetal(size, size * 0.42, 0.4), brush.petal(0.45)) +
      fill(
        `M0 0C${f(size * 0.26)} ${f(-size * 0.3)} ${f(size * 0.16)} ${f(-size * 0.7)} 0 ${f(-size)}C${f(size * 0.02)} ${f(-size * 0.6)} ${f(-size * 0.16)} ${f(-size * 0.4)} 0 0Z`,
        brush.tone(0.75),
        'opacity="0.6"',
      ) +
      [-0.4, 0.4]
        .map((lean) => place(fill(pointedPetal(size * 0.5, size * 0.12, 0.3), brush.leaf(0.5)), [0, 1], lean))
        .join(''),
    at,
    turn,
  );
}

export function drawEustoma(brush: Brush): string {
  const root: Point = [150, 334];
  const heads: readonly (readonly [number, number, number, number])[] = [
    [84, 196, 74, -0.24],
    [220, 188, 72, 0.26],
    [150, 162, 98, 0.02],
  ];
  const buds: readonly (readonly [number, number, number, number])[] = [
    [72, 92, 40, -0.2],
    [222, 84, 44, 0.2],
    [256, 128, 30, 0.32],
  ];
  return (
    [...heads, ...buds].map(([x, y]) => stem(brush, root, [x, y], 3.4, (150 - x) * 0.35, 0.5)).join('') +
    (
      [
        [140, 258, Math.PI + 0.7],
        [160, 250, -0.7],
        [148, 284, Math.PI + 0.35],
        [154, 280, -0.3],
      ] as const
    )
      .map(([x, y, angle]) => leaf(brush, [x, y], angle, 58, 24, 0.4))
      .join('') +
    buds.map(([x, y, size, turn]) => eustomaBud(brush, [x, y], size, turn)).join('') +
    heads.map(([x, y, size, turn]) => eustomaHead(brush, [x, y], size, turn)).join('')
  );
}
