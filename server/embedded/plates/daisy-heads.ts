import type { Brush } from './brush';
import { rayPetal } from './petals';
import { dot, f, fill, line, place, type Point, polar } from './svg';

interface Ring {
  readonly rays: number;
  readonly length: number;
  readonly width: number;
  readonly depth: number;
}

/** A ring of rays around a centre, each a little its own way. */
export function ring(brush: Brush, centre: Point, { rays, length, width, depth }: Ring): string {
  const start = brush.random.between(0, 6.28);
  return Array.from({ length: rays }, (_, index) => {
    const reach = length * brush.random.between(0.93, 1.05);
    const outline = rayPetal(reach, width);
    const own = depth + brush.random.between(-0.09, 0.09);
    return place(
      fill(outline, brush.tone(0), `opacity="0.34" transform="translate(${f(width * 0.07)} ${f(width * 0.09)})"`) +
        fill(outline, brush.petal(own)) +
        line(`M0 ${f(-reach * 0.4)}L0 ${f(-reach * 0.86)}`, brush.tone(own - 0.25), width * 0.06, 'opacity="0.35"'),
      centre,
      start + (index * 6.283) / rays + brush.random.between(-0.05, 0.05),
    );
  }).join('');
}

/** Grains spread like sunflower seeds. */
export function grains(
  brush: Brush,
  centre: Point,
  radius: number,
  count: number,
  paint: (share: number) => string,
): string {
  return Array.from({ length: count }, (_, index) => {
    const share = index / count;
    return dot(
      polar(centre, radius * Math.sqrt(share), index * 2.39996),
      radius * brush.random.between(0.07, 0.11),
      paint(share),
    );
  }).join('');
}

/** A full, globe-like chrysanthemum: rays grow shorter and steeper towards the heart. */
export function globe(brush: Brush, centre: Point, radius: number, rings: number, rays: number): string {
  return (
    Array.from({ length: rings }, (_, index) => {
      const share = index / rings;
      const length = radius * (1 - share * 0.86);
      const width = (radius * (4.6 + share * 2)) / rays;
      return ring(brush, centre, {
        rays: Math.round(rays * (1 - share * 0.68)),
        length,
        width,
        depth: 0.8 - share * 0.62,
      });
    }).join('') + grains(brush, centre, radius * 0.1, 12, () => brush.tone(0))
  );
}

/** An open daisy with a green or yellow eye. */
export function daisy(brush: Brush, centre: Point, radius: number, eye: readonly [string, string]): string {
  const rings = [0, 1, 2].map((index) =>
    ring(brush, centre, {
      rays: 22 - index * 3,
      length: radius * (1 - index * 0.2),
      width: radius * 0.2,
      depth: 0.7 - index * 0.14,
    }),
  );
  return rings.join('') + dot(centre, radius * 0.24, eye[0]) + grains(brush, centre, radius * 0.23, 26, () => eye[1]);
}
