import type { Brush } from './brush';
import { pointedPetal, roundPetal } from './petals';
import { along, leaf, stem } from './stems';
import { f, fill, line, place, type Point } from './svg';

/** A funnel that opens away from its foot: a slim tube, petals flaring at its mouth. */
function bloom(brush: Brush, at: Point, size: number, turn: number): string {
  const mouth: Point = [0, -size * 0.5];
  const petal = (lean: number, length: number, depth: number) => {
    const outline = roundPetal(size * length, size * 0.4, size * 0.03);
    return place(
      fill(outline, brush.tone(0), 'opacity="0.3" transform="scale(1.05)"') +
        fill(outline, brush.petal(depth)) +
        line(`M0 ${f(-size * 0.1)}L0 ${f(-size * length * 0.85)}`, brush.tone(depth - 0.3), 0.6, 'opacity="0.45"'),
      mouth,
      lean,
    );
  };
  const tube = `M${f(-size * 0.06)} 0C${f(-size * 0.08)} ${f(-size * 0.3)} ${f(-size * 0.26)} ${f(-size * 0.44)} ${f(-size * 0.24)} ${f(-size * 0.66)}L${f(size * 0.24)} ${f(-size * 0.66)}C${f(size * 0.26)} ${f(-size * 0.44)} ${f(size * 0.08)} ${f(-size * 0.3)} ${f(size * 0.06)} 0Z`;
  const anthers = [-0.16, 0, 0.16].map((x) =>
    line(`M0 ${f(-size * 0.55)}L${f(x * size)} ${f(-size * 0.86)}`, brush.tone(0.95), size * 0.03),
  );
  return place(
    petal(-1.0, 0.5, 0.38) +
      petal(1.0, 0.5, 0.42) +
      petal(0, 0.6, 0.46) +
      petal(-0.45, 0.56, 0.5) +
      petal(0.45, 0.56, 0.54) +
      anthers.join('') +
      fill(tube, brush.petal(0.66)) +
      petal(-0.4, 0.36, 0.72) +
      petal(0.42, 0.36, 0.76) +
      fill(pointedPetal(size * 0.26, size * 0.16, 0.4), brush.leaf(0.6)),
    at,
    turn,
  );
}

/** An arching spike, its flowers standing up in one row: open ones first, buds towards the tip. */
function spike(brush: Brush, from: Point, to: Point, bend: number, size: number, side: 1 | -1): string {
  const row = [0.02, 0.27, 0.47, 0.63, 0.75, 0.85, 0.93, 1].map((share, index) => {
    const { point, angle } = along(from, to, bend, share);
    const turn = angle + Math.PI / 2 - side * (0.85 - share * 0.35) + brush.random.between(-0.08, 0.08);
    const scale = size * (1.05 - share * 0.5);
    if (index < 3) return bloom(brush, point, scale, turn);
    const paint = index < 6 ? brush.petal(0.5) : brush.leaf(0.75);
    return place(
      fill(pointedPetal(scale * (0.95 - index * 0.06), scale * 0.26, 0.55), paint) +
        fill(pointedPetal(scale * 0.24, scale * 0.2, 0.4), brush.leaf(0.6)),
      point,
      turn,
    );
  });
  return stem(brush, from, to, 2.6, bend, 0.5) + row.reverse().join('');
}

export function drawFreesia(brush: Brush): string {
  const blades = (
    [
      [118, 336, -1.85],
      [184, 336, -1.25],
      [150, 336, -1.6],
    ] as const
  ).map(([x, y, angle]) => leaf(brush, [x, y], angle, 128, 13, 0.35));
  return (
    blades.join('') +
    stem(brush, [146, 336], [132, 190], 4.2, 8, 0.5) +
    stem(brush, [154, 336], [172, 160], 4.2, -8, 0.5) +
    spike(brush, [132, 192], [22, 82], -22, 56, -1) +
    spike(brush, [172, 162], [284, 52], 20, 60, 1)
  );
}
