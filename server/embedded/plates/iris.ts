import type { Brush } from './brush';
import { frilledPetal, pointedPetal, roundPetal } from './petals';
import { leaf, stem } from './stems';
import { f, fill, line, place, type Point } from './svg';

function veined(brush: Brush, outline: string, length: number, width: number, depth: number): string {
  const veins = [-0.5, -0.25, 0, 0.25, 0.5].map(
    (side) =>
      `M0 ${f(-length * 0.12)}Q${f(side * width * 0.7)} ${f(-length * 0.5)} ${f(side * width * 0.6)} ${f(-length * 0.86)}`,
  );
  return (
    fill(outline, brush.tone(0), 'opacity="0.3" transform="scale(1.03)"') +
    fill(outline, brush.petal(depth)) +
    line(veins.join(''), brush.tone(depth - 0.3), 0.7, 'opacity="0.5"')
  );
}

/** Three standards up, three falls down with a yellow tongue. */
function irisHead(brush: Brush, at: Point, size: number, turn: number): string {
  const { random } = brush;
  const standard = (lean: number, depth: number) =>
    place(veined(brush, roundPetal(size * 0.98, size * 0.5, size * 0.06), size, size * 0.5, depth), [0, 0], lean);
  const fall = (lean: number, length: number, depth: number) =>
    place(
      veined(brush, frilledPetal(random, length, length * 0.82, 3, 0.05), length, length * 0.6, depth) +
        fill(pointedPetal(length * 0.62, length * 0.2, 0.6), 'hsl(46, 92%, 58%)') +
        line(`M0 ${f(-length * 0.1)}L0 ${f(-length * 0.56)}`, 'hsl(34, 90%, 45%)', 0.9),
      [0, 0],
      lean,
    );
  const style = (lean: number) =>
    place(fill(roundPetal(size * 0.42, size * 0.2, size * 0.05), brush.petal(0.8)), [0, 0], lean);
  const sheath = place(fill(pointedPetal(size * 0.7, size * 0.22, 0.4), brush.leaf(0.5)), [0, size * 0.52], 0);
  return place(
    sheath +
      standard(-0.5, 0.42) +
      standard(0.5, 0.46) +
      standard(0, 0.58) +
      fall(-2.0, size * 0.92, 0.5) +
      fall(2.0, size * 0.92, 0.54) +
      fall(Math.PI, size * 0.84, 0.62) +
      style(-1.35) +
      style(1.35) +
      style(0.1),
    at,
    turn,
  );
}

export function drawIris(brush: Brush): string {
  const blades = (
    [
      [112, 336, -1.95, 210],
      [136, 336, -1.72, 236],
      [176, 336, -1.4, 230],
      [196, 336, -1.16, 196],
    ] as const
  ).map(([x, y, angle, length]) => leaf(brush, [x, y], angle, length, 17, 0.35));
  const bud: Point = [226, 96];
  return (
    blades.slice(0, 2).join('') +
    stem(brush, [150, 334], [148, 150], 7, 0, 0.45) +
    stem(brush, [164, 334], bud, 5, 14, 0.45) +
    stem(brush, [136, 334], [78, 186], 5, -16, 0.45) +
    blades.slice(2).join('') +
    place(
      fill(pointedPetal(58, 16, 0.5), brush.petal(0.4)) + fill(pointedPetal(34, 16, 0.4), brush.leaf(0.5)),
      [226, 108],
      0.14,
    ) +
    irisHead(brush, [76, 186], 62, -0.18) +
    irisHead(brush, [150, 118], 92, 0.03)
  );
}
