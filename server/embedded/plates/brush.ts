import type { Random } from '../random';
import { tone, type Palette } from './palette';
import { f } from './svg';

const LEVELS = 16;

/** What a flower is drawn with. */
export interface Brush {
  readonly random: Random;
  readonly palette: Palette;
  /** A flat tone, 0 deep to 1 light. */
  readonly tone: (depth: number) => string;
  /** A petal's paint: darker at its base (bottom of its box) than at its tip, `depth` is the tone of its middle. */
  readonly petal: (depth: number) => string;
  /** A leaf's paint, 0 dark to 1 light. */
  readonly leaf: (depth: number) => string;
  /** A flat green, 0 dark to 1 light. */
  readonly leafTone: (depth: number) => string;
}

/** The green of a species. */
export interface Green {
  /** 100 is a yellowish green, 140 a leaf, 165 a blue one. */
  readonly hue: number;
  /** Percent. */
  readonly saturation: number;
}

function greenAt({ hue, saturation }: Green, depth: number, shift = 0): string {
  return `hsl(${hue}, ${saturation}%, ${f(20 + Math.min(1, Math.max(0, depth)) * 44 + shift)}%)`;
}

/** A brush whose gradients are named after `id`; they stand in {@link gradients}. */
export function createBrush(random: Random, palette: Palette, green: Green, id = 'p'): Brush {
  const level = (depth: number) => Math.min(LEVELS - 1, Math.max(0, Math.round(depth * (LEVELS - 1))));
  return {
    random,
    palette,
    tone: (depth) => tone(palette, depth),
    petal: (depth) => `url(#${id}${level(depth)})`,
    leaf: (depth) => `url(#l${level(depth)})`,
    leafTone: (depth) => greenAt(green, depth),
  };
}

const upright = 'x1="0.5" y1="1" x2="0.5" y2="0"';

function gradient(id: string, stops: readonly (readonly [number, string])[]): string {
  const body = stops.map(([offset, colour]) => `<stop offset="${f(offset)}" stop-color="${colour}"/>`).join('');
  return `<linearGradient id="${id}" ${upright}>${body}</linearGradient>`;
}

/** The gradients a brush of this palette and id paints with. */
export function gradients(palette: Palette, id = 'p'): string {
  return Array.from({ length: LEVELS }, (_, index) => {
    const depth = index / (LEVELS - 1);
    return gradient(`${id}${index}`, [
      [0, tone(palette, depth - 0.34)],
      [0.55, tone(palette, depth)],
      [0.9, tone(palette, depth + 0.1)],
      [1, tone(palette, depth + 0.22)],
    ]);
  }).join('');
}

/** The gradients of leaves. */
export function leafGradients(green: Green): string {
  return Array.from({ length: LEVELS }, (_, index) => {
    const depth = index / (LEVELS - 1);
    return gradient(`l${index}`, [
      [0, greenAt(green, depth, -6)],
      [0.6, greenAt(green, depth)],
      [1, greenAt(green, depth, 9)],
    ]);
  }).join('');
}
