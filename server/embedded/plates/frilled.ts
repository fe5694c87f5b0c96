import type { Brush } from './brush';
import { frilledPetal } from './petals';
import { f, fill, place, type Point } from './svg';

export interface Frill {
  readonly length: number;
  readonly width: number;
  readonly waves: number;
  /** Depth of the waves against the length. */
  readonly frill: number;
  readonly depth: number;
}

/** One frilled petal with its shadow and a bright hem. */
export function frilled(brush: Brush, at: Point, turn: number, { length, width, waves, frill, depth }: Frill): string {
  const outline = frilledPetal(brush.random, length, width, waves, frill);
  return place(
    fill(outline, brush.tone(0), 'opacity="0.3" transform="scale(1.04)"') +
      fill(outline, brush.petal(depth)) +
      `<path d="${outline}" fill="none" stroke="${brush.tone(depth + 0.4)}" stroke-width="${f(length * 0.012)}" opacity="0.55"/>`,
    at,
    turn,
  );
}
