import type { Brush } from './brush';
import { pointedPetal } from './petals';
import { leaf, stem } from './stems';
import { dot, f, fill, line, place, polar, type Point } from './svg';

/** A petal with a midrib, and freckles or streaks near its base. */
function starPetal(brush: Brush, at: Point, turn: number, length: number, width: number, depth: number, marks: 'freckles' | 'streaks'): string {
  const spots = Array.from({ length: 9 }, (_, index) => {
    const y = -length * (0.22 + index * 0.045);
    const x = brush.random.between(-0.22, 0.22) * width;
    return marks === 'freckles'
      ? dot([x, y], length * 0.008 + 0.3, brush.tone(-0.2), 'opacity="0.65"')
      : line(`M${f(x)} ${f(y)}l0 ${f(-length * 0.06)}`, 'rgb(96,24,40)', length * 0.016, 'opacity="0.8"');
  });
  const outline = pointedPetal(length, width, 0.52);
  return place(
    fill(outline, brush.tone(0), 'opacity="0.3" transform="scale(1.03)"') + fill(outline, brush.petal(depth)) +
      line(`M0 0Q${f(width * 0.04)} ${f(-length * 0.5)} 0 ${f(-length * 0.92)}`, brush.tone(depth - 0.35), length * 0.03, 'opacity="0.45"') +
      line(`M0 ${f(-length * 0.1)}Q${f(-width * 0.3)} ${f(-length * 0.5)} 0 ${f(-length * 0.9)}M0 ${f(-length * 0.1)}Q${f(width * 0.3)} ${f(-length * 0.5)} 0 ${f(-length * 0.9)}`, brush.tone(depth + 0.35), 0.6, 'opacity="0.6"') + spots.join(''),
    at, turn,
  );
}

function stamens(brush: Brush, at: Point, length: number, anther: string): string {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = -Math.PI / 2 + (index - 2.5) * 0.42;
    const tip = polar(at, length * brush.random.between(0.85, 1.05), angle);
    return line(`M${f(at[0])} ${f(at[1])}Q${f((at[0] + tip[0]) / 2 + 3)} ${f((at[1] + tip[1]) / 2)} ${f(tip[0])} ${f(tip[1])}`, 'hsl(78, 40%, 72%)', length * 0.035) +
      `<ellipse cx="${f(tip[0])}" cy="${f(tip[1])}" rx="${f(length * 0.11)}" ry="${f(length * 0.045)}" transform="rotate(${f(index * 22 - 40)} ${f(tip[0])} ${f(tip[1])})" fill="${anther}"/>`;
  }).join('');
}

function lilyHead(brush: Brush, at: Point, size: number): string {
  const start = brush.random.between(-0.15, 0.15);
  const three = (offset: number, width: number, depth: number) => [0, 1, 2].map((index) =>
    starPetal(brush, at, start + offset + index * 2.094, size * brush.random.between(0.95, 1.04), size * width, depth, 'freckles')).join('');
  return three(Math.PI / 3, 0.42, 0.5) + three(0, 0.54, 0.66) + dot(at, size * 0.08, 'hsl(82, 45%, 66%)') + stamens(brush, at, size * 0.5, 'hsl(18, 72%, 34%)');
}

function lilyBud(brush: Brush, at: Point, length: number, turn: number): string {
  return place(
    fill(pointedPetal(length, length * 0.34, 0.5), brush.petal(0.5)) + line(`M0 0Q${f(length * 0.06)} ${f(-length * 0.5)} 0 ${f(-length)}`, brush.tone(0.2), 0.8, 'opacity="0.6"') +
      fill(pointedPetal(length * 0.5, length * 0.3, 0.4), brush.leafTone(0.8), 'opacity="0.45"'),
    at, turn,
  );
}

export function drawLily(brush: Brush): string {
  const blades = [0, 1, 2, 3, 4, 5].map((index) => leaf(brush, [151, 318 - index * 17], index % 2 === 0 ? -0.45 - index * 0.06 : Math.PI + 0.45 + index * 0.06, 74, 15, 0.4));
  return stem(brush, [154, 334], [150, 150], 7) + stem(brush, [150, 224], [76, 92], 4, -10) + stem(brush, [150, 214], [232, 78], 4, 12) + blades.join('') +
    lilyBud(brush, [76, 96], 62, -0.5) + lilyBud(brush, [230, 84], 54, 0.35) + lilyHead(brush, [212, 178], 66) + lilyHead(brush, [128, 132], 94);
}

function alstroHead(brush: Brush, at: Point, size: number, turn: number): string {
  const three = (offset: number, width: number, depth: number, marks: 'freckles' | 'streaks') => [0, 1, 2].map((index) =>
    starPetal(brush, [0, 0], offset + index * 2.094, size, size * width, depth, marks)).join('');
  const throat = [-0.6, 0.6].map((lean) => place(fill(pointedPetal(size * 0.55, size * 0.24, 0.6), 'hsl(48, 82%, 66%)', 'opacity="0.75"'), [0, 0], lean));
  return place(three(Math.PI, 0.66, 0.62, 'freckles') + three(0, 0.4, 0.5, 'streaks') + throat.join('') + stamens(brush, [0, 0], size * 0.45, 'hsl(280, 14%, 34%)'), at, turn);
}

export function drawAlstroemeria(brush: Brush): string {
  const heads = [[92, 92, 42, -0.5], [206, 88, 42, 0.5], [64, 150, 38, -0.9], [236, 150, 38, 0.9], [150, 72, 40, 0], [112, 148, 44, -0.3], [188, 150, 44, 0.3]] as const;
  const blades = ([[144, 286, Math.PI + 0.4], [156, 280, -0.4], [146, 258, Math.PI + 0.8], [155, 252, -0.8], [150, 300, -0.15]] as const).map(([x, y, angle]) => leaf(brush, [x, y], angle, 62, 15, 0.5));
  return stem(brush, [152, 334], [150, 216], 7, 0, 0.45) + heads.map(([x, y]) => stem(brush, [150, 224], [x, y], 3, (150 - x) * 0.12, 0.5)).join('') + blades.join('') +
    heads.map(([x, y, size, turn]) => alstroHead(brush, [x, y], size, turn)).join('');
}
