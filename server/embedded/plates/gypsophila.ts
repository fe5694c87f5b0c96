import type { Brush } from './brush';
import { stem } from './stems';
import { dot, f, line, type Point, polar } from './svg';

/** A ball of a few overlapping petals. */
function puff(brush: Brush, at: Point, radius: number): string {
  const petals = Array.from({ length: 7 }, (_, index) =>
    dot(polar(at, radius * 0.55, index * 0.9), radius * 0.52, brush.tone(0.6 + (index / 7) * 0.4)),
  );
  return (
    dot([at[0] + 0.6, at[1] + 1], radius * 1.06, brush.tone(0), 'opacity="0.5"') +
    petals.join('') +
    dot(at, radius * 0.4, brush.tone(0.9))
  );
}

/** A cloud of tiny white balls on hair-thin branches. */
export function drawGypsophila(brush: Brush): string {
  const { random } = brush;
  const root: Point = [150, 338];
  const tips = Array.from({ length: 42 }, (_, index) => {
    const at = polar([150, 122], 112 * Math.sqrt((index + 1) / 42), index * 2.39996);
    return [at[0], at[1] * 0.92 + 8] as const;
  });
  const woods = tips.map((tip) => stem(brush, root, tip, 1.3, (150 - tip[0]) * 0.3, 0.55));
  const balls = tips.flatMap((tip) =>
    [tip, ...Array.from({ length: 7 }, () => polar(tip, random.between(7, 22), random.between(0, 6.28)))].map((at) => ({
      at,
      twig: line(
        `M${f((tip[0] * 2 + 150) / 3)} ${f(tip[1] + 34)}Q${f(tip[0])} ${f(tip[1] + 14)} ${f(at[0])} ${f(at[1])}`,
        brush.leafTone(0.62),
        0.5,
      ),
    })),
  );
  return (
    woods.join('') +
    balls.map(({ twig }) => twig).join('') +
    balls.map(({ at }) => puff(brush, at, random.between(3.2, 6.4))).join('')
  );
}
