import type { Brush } from './brush';
import { leaf, stem } from './stems';
import { f, fill, line, place, type Point } from './svg';

/** A calla: one leaf rolled into a funnel around a yellow spadix. */
function callaHead(brush: Brush, at: Point, size: number, turn: number): string {
  const s = (value: number) => f(value * size);
  const back = `M0 0C${s(-0.34)} ${s(-0.3)} ${s(-0.5)} ${s(-0.8)} ${s(-0.34)} ${s(-1.04)}C${s(-0.2)} ${s(-1.24)} ${s(0.1)} ${s(-1.28)} ${s(0.26)} ${s(-1.5)}C${s(0.3)} ${s(-1.2)} ${s(0.56)} ${s(-1.06)} ${s(0.46)} ${s(-0.72)}C${s(0.38)} ${s(-0.4)} ${s(0.2)} ${s(-0.2)} 0 0Z`;
  const front = `M0 0C${s(-0.34)} ${s(-0.3)} ${s(-0.5)} ${s(-0.8)} ${s(-0.34)} ${s(-1.04)}C${s(-0.42)} ${s(-0.8)} ${s(-0.02)} ${s(-0.62)} ${s(0.2)} ${s(-0.56)}C${s(0.36)} ${s(-0.54)} ${s(0.46)} ${s(-0.62)} ${s(0.46)} ${s(-0.72)}C${s(0.38)} ${s(-0.4)} ${s(0.2)} ${s(-0.2)} 0 0Z`;
  const ribs = [-0.14, 0, 0.14].map(
    (side) => `M0 ${s(-0.1)}Q${s(side * 1.6)} ${s(-0.4)} ${s(side * 1.4)} ${s(-0.62 - Math.abs(side) * 0.6)}`,
  );
  return place(
    fill(back, brush.petal(0.56)) +
      `<path d="M${s(0.05)} ${s(-0.4)}L${s(0.04)} ${s(-1.0)}" stroke="hsl(46, 88%, 56%)" stroke-width="${s(0.1)}" stroke-linecap="round"/>` +
      fill(front, brush.tone(0), 'opacity="0.22" transform="translate(0 -2)"') +
      fill(front, brush.petal(0.72)) +
      line(ribs.join(''), brush.tone(0.3), 0.8, 'opacity="0.35"') +
      `<path d="${back}" fill="none" stroke="${brush.tone(1)}" stroke-width="0.8" opacity="0.6"/>`,
    at,
    turn,
  );
}

export function drawCalla(brush: Brush): string {
  const heads: readonly (readonly [number, number, number, number])[] = [
    [74, 190, 74, -0.3],
    [226, 176, 74, 0.22],
    [148, 168, 98, -0.04],
  ];
  return (
    leaf(brush, [136, 336], -2.0, 130, 50, 0.35) +
    heads
      .map(([x, y, size]) =>
        stem(brush, [150 + (x - 150) * 0.15, 336], [x, y - size * 0.04], size * 0.1, (x - 150) * 0.2, 0.55),
      )
      .join('') +
    leaf(brush, [168, 338], -1.1, 128, 48, 0.35) +
    heads.map(([x, y, size, turn]) => callaHead(brush, [x, y], size, turn + brush.random.between(-0.06, 0.06))).join('')
  );
}
