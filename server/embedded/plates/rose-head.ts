import type { Brush } from './brush';
import { rimOf, roundPetal } from './petals';
import { dot, f, fill, line, place, type Point, polar } from './svg';

const GOLDEN = 2.39996;

interface Layer {
  readonly turn: number;
  readonly length: number;
  readonly width: number;
  /** Tone of its middle. */
  readonly depth: number;
  /** How strongly it darkens what lies under it. */
  readonly shadow: number;
}

/** One petal over the ones before it: a soft shadow, the petal, a bright rim. */
function layer(brush: Brush, centre: Point, { turn, length, width, depth, shadow }: Layer): string {
  const outline = roundPetal(length, width, length * brush.random.between(-0.02, 0.06));
  const cast = (
    [
      [1.07, 0.55],
      [1.03, 1],
    ] as const
  ).map(([size, share]) => fill(outline, brush.tone(0), `opacity="${f(shadow * share)}" transform="scale(${size})"`));
  return place(
    (shadow > 0 ? cast.join('') : '') +
      fill(outline, brush.petal(depth)) +
      fill(rimOf(length, width), brush.tone(depth + 0.45), 'opacity="0.55"'),
    centre,
    turn,
  );
}

/** The rolled heart of a rose: ever smaller folds, each leaning the other way. */
function heart(brush: Brush, centre: Point, radius: number): string {
  const start = brush.random.between(0, 6);
  const folds = Array.from({ length: 8 }, (_, index) => {
    const size = radius * (1 - index * 0.12);
    const turn = start + index * GOLDEN;
    const middle = polar(centre, radius * 0.14, turn + Math.PI);
    const from = polar(middle, size, turn - 1.75);
    const to = polar(middle, size, turn + 1.75);
    const inner = polar(middle, -size * 0.25, turn);
    const fold = `M${f(from[0])} ${f(from[1])}A${f(size)} ${f(size)} 0 1 1 ${f(to[0])} ${f(to[1])}Q${f(inner[0])} ${f(inner[1])} ${f(from[0])} ${f(from[1])}Z`;
    return (
      dot(middle, size, brush.tone(0.2)) +
      fill(fold, brush.tone(0.46 - index * 0.02)) +
      line(
        `M${f(from[0])} ${f(from[1])}A${f(size)} ${f(size)} 0 1 1 ${f(to[0])} ${f(to[1])}`,
        brush.tone(0.7),
        radius * 0.045,
        'opacity="0.4"',
      )
    );
  });
  return folds.join('');
}

/**
 * A rose from above: a full outer ring, then petals that wind inwards by the golden angle.
 * @param fullness width of a petal against its length; narrow petals make a dense, quartered rosette
 */
export function roseHead(brush: Brush, centre: Point, radius: number, petals = 20, fullness = 1.25): string {
  const start = brush.random.between(0, 6.28);
  const ring = Array.from({ length: 6 }, (_, index) =>
    layer(brush, centre, {
      turn: start + (index * 5 * 6.283) / 6 + brush.random.between(-0.12, 0.12),
      length: radius * brush.random.between(0.95, 1),
      width: radius * 1.22,
      depth: brush.random.between(0.52, 0.68),
      shadow: 0,
    }),
  );
  const wound = Array.from({ length: petals }, (_, index) => {
    const share = (index + 1) / petals;
    const length = radius * (0.87 - share * 0.64) * brush.random.between(0.96, 1.04);
    const depth = 0.6 - share * 0.38 + brush.random.between(-0.07, 0.07);
    return layer(brush, centre, {
      turn: start + index * GOLDEN,
      length,
      width: length * (fullness + share * 0.15),
      depth,
      shadow: 0.28,
    });
  });
  return ring.join('') + wound.join('') + heart(brush, centre, radius * 0.19);
}
