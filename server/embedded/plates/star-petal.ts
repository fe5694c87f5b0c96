import type { Brush } from './brush';
import { pointedPetal } from './petals';
import { dot, f, fill, line, place, type Point, polar } from './svg';

/** A petal with a midrib, and freckles or streaks near its base. */
export function starPetal(
  brush: Brush,
  at: Point,
  turn: number,
  length: number,
  width: number,
  depth: number,
  marks: 'freckles' | 'streaks',
): string {
  const spots = Array.from({ length: 9 }, (_, index) => {
    const y = -length * (0.22 + index * 0.045);
    const x = brush.random.between(-0.22, 0.22) * width;
    return marks === 'freckles'
      ? dot([x, y], length * 0.008 + 0.3, brush.tone(-0.2), 'opacity="0.65"')
      : line(`M${f(x)} ${f(y)}l0 ${f(-length * 0.06)}`, 'rgb(96,24,40)', length * 0.016, 'opacity="0.8"');
  });
  const outline = pointedPetal(length, width, 0.52);
  return place(
    fill(outline, brush.tone(0), 'opacity="0.3" transform="scale(1.03)"') +
      fill(outline, brush.petal(depth)) +
      line(
        `M0 0Q${f(width * 0.04)} ${f(-length * 0.5)} 0 ${f(-length * 0.92)}`,
        brush.tone(depth - 0.35),
        length * 0.03,
        'opacity="0.45"',
      ) +
      line(
        `M0 ${f(-length * 0.1)}Q${f(-width * 0.3)} ${f(-length * 0.5)} 0 ${f(-length * 0.9)}M0 ${f(-length * 0.1)}Q${f(width * 0.3)} ${f(-length * 0.5)} 0 ${f(-length * 0.9)}`,
        brush.tone(depth + 0.35),
        0.6,
        'opacity="0.6"',
      ) +
      spots.join(''),
    at,
    turn,
  );
}

export function stamens(brush: Brush, at: Point, length: number, anther: string): string {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = -Math.PI / 2 + (index - 2.5) * 0.42;
    const tip = polar(at, length * brush.random.between(0.85, 1.05), angle);
    return (
      line(
        `M${f(at[0])} ${f(at[1])}Q${f((at[0] + tip[0]) / 2 + 3)} ${f((at[1] + tip[1]) / 2)} ${f(tip[0])} ${f(tip[1])}`,
        'hsl(78, 40%, 72%)',
        length * 0.035,
      ) +
      `<ellipse cx="${f(tip[0])}" cy="${f(tip[1])}" rx="${f(length * 0.11)}" ry="${f(length * 0.045)}" transform="rotate(${f(index * 22 - 40)} ${f(tip[0])} ${f(tip[1])})" fill="${anther}"/>`
    );
  }).join('');
}
