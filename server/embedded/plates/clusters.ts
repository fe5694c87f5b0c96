import type { Brush } from './brush';
import { roundPetal } from './petals';
import { leaf, stem } from './stems';
import { dot, f, fill, line, place, polar, type Point } from './svg';

/** A small flat flower of four or five petals. */
function floret(brush: Brush, at: Point, radius: number, petals: number, depth: number, eye: string): string {
  const start = brush.random.between(0, 6.28);
  const outline = roundPetal(radius, radius * (petals === 4 ? 1.15 : 0.92), radius * 0.06);
  const drawn = Array.from({ length: petals }, (_, index) => place(
    fill(outline, brush.petal(depth + brush.random.between(-0.06, 0.06))) + line(`M0 ${f(-radius * 0.2)}L0 ${f(-radius * 0.8)}`, brush.tone(depth - 0.25), 0.4, 'opacity="0.5"'),
    at, start + (index * 6.283) / petals,
  ));
  return dot([at[0] + 0.6, at[1] + 0.9], radius * 0.92, brush.tone(0), 'opacity="0.2"') + drawn.join('') + dot(at, radius * 0.13, eye);
}

/** A dome of florets, lit from the upper left. */
function dome(brush: Brush, centre: Point, radius: number, count: number, size: number, petals: number, eye: string): string {
  const florets = Array.from({ length: count }, (_, index) => {
    const share = Math.sqrt((count - index) / count);
    const at = polar(centre, radius * share * brush.random.between(0.97, 1.03), index * 2.39996);
    const light = 0.62 - ((at[0] - centre[0]) * 0.2 + (at[1] - centre[1]) * 0.3) / radius;
    return floret(brush, at, size * (1.08 - share * 0.22), petals, light + brush.random.between(-0.1, 0.1), eye);
  });
  return dot(centre, radius * 0.98, brush.tone(0.12)) + florets.join('');
}

export function drawHydrangea(brush: Brush): string {
  return stem(brush, [154, 334], [150, 190], 9) + leaf(brush, [152, 250], -0.3, 118, 72, 0.45) + leaf(brush, [150, 256], Math.PI + 0.28, 120, 74, 0.45) + leaf(brush, [152, 290], 0.15, 80, 46, 0.45) +
    dome(brush, [150, 128], 98, 120, 17, 4, brush.tone(1));
}

export function drawViburnum(brush: Brush): string {
  const globes: readonly (readonly [number, number, number])[] = [[92, 96, 40], [208, 86, 42], [232, 168, 34], [74, 180, 34], [150, 146, 48]];
  return globes.map(([x, y]) => stem(brush, [150, 334], [x, y], 4, (150 - x) * 0.25, 0.2)).join('') +
    ([[130, 230, Math.PI + 0.5], [176, 222, -0.6], [150, 266, -0.25], [146, 276, Math.PI + 0.2]] as const).map(([x, y, angle]) => leaf(brush, [x, y], angle, 62, 44, 0.5)).join('') +
    globes.map(([x, y, radius]) => dome(brush, [x, y], radius, 46, 9.5, 5, brush.tone(0.2))).join('');
}

/** A ball of a few overlapping petals. */
function puff(brush: Brush, at: Point, radius: number): string {
  const petals = Array.from({ length: 7 }, (_, index) => dot(polar(at, radius * 0.55, index * 0.9), radius * 0.52, brush.tone(0.6 + (index / 7) * 0.4)));
  return dot([at[0] + 0.6, at[1] + 1], radius * 1.06, brush.tone(0), 'opacity="0.5"') + petals.join('') + dot(at, radius * 0.4, brush.tone(0.9));
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
  const balls = tips.flatMap((tip) => [tip, ...Array.from({ length: 7 }, () => polar(tip, random.between(7, 22), random.between(0, 6.28)))]
    .map((at) => ({ at, twig: line(`M${f((tip[0] * 2 + 150) / 3)} ${f(tip[1] + 34)}Q${f(tip[0])} ${f(tip[1] + 14)} ${f(at[0])} ${f(at[1])}`, brush.leafTone(0.62), 0.5) })));
  return woods.join('') + balls.map(({ twig }) => twig).join('') + balls.map(({ at }) => puff(brush, at, random.between(3.2, 6.4))).join('');
}

/** A tall spire: five-petalled florets with a pale bee, buds at the tip. */
function spire(brush: Brush, foot: Point, tip: Point, width: number): string {
  const florets = Array.from({ length: 40 }, (_, index) => {
    const share = index / 40;
    const spread = width * (0.28 + share * 0.72);
    const at: Point = [tip[0] + (foot[0] - tip[0]) * share + (((index * 7) % 5) - 2) * 0.42 * spread + brush.random.between(-2, 2), tip[1] + (foot[1] - tip[1]) * share];
    if (share < 0.2) return dot(at, 2.2 + share * 9, share < 0.09 ? brush.leafTone(0.6) : brush.tone(0.4));
    const size = 5 + share * 9.5;
    return floret(brush, at, size, 5, 0.5 + brush.random.between(-0.14, 0.14), brush.tone(1)) + dot(at, size * 0.2, 'hsl(60, 30%, 93%)');
  });
  return florets.join('');
}

export function drawDelphinium(brush: Brush): string {
  const spires: readonly (readonly [Point, Point, number])[] = [[[84, 216], [62, 78], 24], [[218, 212], [240, 72], 24], [[150, 226], [150, 26], 32]];
  const fronds = ([[136, 270, Math.PI + 0.6], [164, 264, -0.6]] as const).map(([x, y, angle]) => [-0.55, -0.25, 0.05, 0.35, 0.65].map((lean) => leaf(brush, [x, y], angle + lean, 52, 11, 0.5)).join(''));
  return spires.map(([foot, tip]) => stem(brush, [150 + (foot[0] - 150) * 0.2, 336], tip, 4.5, (foot[0] - 150) * 0.22, 0.45)).join('') + fronds.join('') +
    spires.map(([foot, tip, width]) => spire(brush, foot, tip, width)).join('');
}
