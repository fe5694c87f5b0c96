import type { Brush } from './brush';
import { roundPetal } from './petals';
import { dot, f, fill, line, place, type Point } from './svg';

/** A small flat flower of four or five petals. */
export function floret(brush: Brush, at: Point, radius: number, petals: number, depth: number, eye: string): string {
  const start = brush.random.between(0, 6.28);
  const outline = roundPetal(radius, radius * (petals === 4 ? 1.15 : 0.92), radius * 0.06);
  const drawn = Array.from({ length: petals }, (_, index) =>
    place(
      fill(outline, brush.petal(depth + brush.random.between(-0.06, 0.06))) +
        line(`M0 ${f(-radius * 0.2)}L0 ${f(-radius * 0.8)}`, brush.tone(depth - 0.25), 0.4, 'opacity="0.5"'),
      at,
      start + (index * 6.283) / petals,
    ),
  );
  return (
    dot([at[0] + 0.6, at[1] + 0.9], radius * 0.92, brush.tone(0), 'opacity="0.2"') +
    drawn.join('') +
    dot(at, radius * 0.13, eye)
  );
}
