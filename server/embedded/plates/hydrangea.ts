import type { Brush } from './brush';
import { floret } from './floret';
import { leaf, stem } from './stems';
import { dot, type Point, polar } from './svg';

/** A dome of florets, lit from the upper left. */
function dome(
  brush: Brush,
  centre: Point,
  radius: number,
  count: number,
  size: number,
  petals: number,
  eye: string,
): string {
  const florets = Array.from({ length: count }, (_, index) => {
    const share = Math.sqrt((count - index) / count);
    const at = polar(centre, radius * share * brush.random.between(0.97, 1.03), index * 2.39996);
    const light = 0.62 - ((at[0] - centre[0]) * 0.2 + (at[1] - centre[1]) * 0.3) / radius;
    return floret(brush, at, size * (1.08 - share * 0.22), petals, light + brush.random.between(-0.1, 0.1), eye);
  });
  return dot(centre, radius * 0.98, brush.tone(0.12)) + florets.join('');
}

export function drawHydrangea(brush: Brush): string {
  return (
    stem(brush, [154, 334], [150, 190], 9) +
    leaf(brush, [152, 250], -0.3, 118, 72, 0.45) +
    leaf(brush, [150, 256], Math.PI + 0.28, 120, 74, 0.45) +
    leaf(brush, [152, 290], 0.15, 80, 46, 0.45) +
    dome(brush, [150, 128], 98, 120, 17, 4, brush.tone(1))
  );
}

export function drawViburnum(brush: Brush): string {
  const globes: readonly (readonly [number, number, number])[] = [
    [92, 96, 40],
    [208, 86, 42],
    [232, 168, 34],
    [74, 180, 34],
    [150, 146, 48],
  ];
  return (
    globes.map(([x, y]) => stem(brush, [150, 334], [x, y], 4, (150 - x) * 0.25, 0.2)).join('') +
    (
      [
        [130, 230, Math.PI + 0.5],
        [176, 222, -0.6],
        [150, 266, -0.25],
        [146, 276, Math.PI + 0.2],
      ] as const
    )
      .map(([x, y, angle]) => leaf(brush, [x, y], angle, 62, 44, 0.5))
      .join('') +
    globes.map(([x, y, radius]) => dome(brush, [x, y], radius, 46, 9.5, 5, brush.tone(0.2))).join('')
  );
}
