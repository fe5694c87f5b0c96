import type { Brush } from './brush';
import { stem } from './stems';
import { f, line, place, type Point } from './svg';

/** A soft oval bunny tail. */
export function bunnyTail(brush: Brush, at: Point, size: number, turn: number): string {
  const hairs = Array.from({ length: 110 }, (_, index) => {
    const y = -size * (index / 110) * 1.5;
    const half = size * 0.44 * Math.sin(Math.PI * Math.min(1, (index / 110) * 0.9 + 0.08));
    const side = ((index * 37) % 21) / 10 - 1;
    return line(
      `M${f(side * half * 0.5)} ${f(y)}L${f(side * half * 1.15)} ${f(y - size * 0.24)}`,
      brush.tone(0.6 - side * 0.25 + brush.random.between(-0.16, 0.16)),
      size * 0.035,
      'opacity="0.85"',
    );
  });
  return place(
    `<ellipse cx="0" cy="${f(-size * 0.75)}" rx="${f(size * 0.42)}" ry="${f(size * 0.78)}" fill="${brush.tone(0.4)}"/>` +
      hairs.join(''),
    at,
    turn,
  );
}

export function drawLagurus(brush: Brush): string {
  const tails = [
    [50, 150, 36, -0.4],
    [92, 96, 40, -0.22],
    [140, 84, 42, -0.06],
    [190, 88, 42, 0.1],
    [234, 116, 38, 0.28],
    [256, 172, 34, 0.44],
    [112, 164, 38, -0.16],
    [164, 144, 42, 0.03],
    [208, 176, 38, 0.22],
    [138, 212, 36, -0.05],
    [80, 214, 34, -0.28],
  ] as const;
  return (
    tails.map(([x, y]) => stem(brush, [150, 340], [x, y], 1.7, (x - 150) * 0.18, 0.6)).join('') +
    tails.map(([x, y, size, turn]) => bunnyTail(brush, [x, y], size, turn)).join('')
  );
}
