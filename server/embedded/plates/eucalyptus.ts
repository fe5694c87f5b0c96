import type { Brush } from './brush';
import { roundPetal } from './petals';
import { along, stem } from './stems';
import { f, fill, line, place, type Point } from './svg';

export interface Twig {
  readonly from: Point;
  readonly to: Point;
  readonly bend: number;
  readonly pairs: number;
  readonly size: number;
}

/** A coin of a eucalyptus leaf with a pale edge. */
function coin(brush: Brush, at: Point, turn: number, size: number): string {
  const depth = brush.random.between(0.5, 0.85);
  const outline = roundPetal(size, size * 0.98, size * 0.06);
  return place(
    fill(outline, brush.leafTone(0), 'opacity="0.25" transform="translate(0.8 1)"') +
      fill(outline, brush.petal(depth)) +
      line(`M0 0L0 ${f(-size * 0.85)}`, brush.tone(depth + 0.3), 0.7, 'opacity="0.7"') +
      line(
        `M0 ${f(-size * 0.3)}L${f(size * 0.26)} ${f(-size * 0.6)}M0 ${f(-size * 0.3)}L${f(-size * 0.26)} ${f(-size * 0.6)}`,
        brush.tone(depth + 0.3),
        0.45,
        'opacity="0.55"',
      ),
    at,
    turn,
  );
}

function eucalyptusTwig(brush: Brush, { from, to, bend, pairs, size }: Twig): string {
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const share = 0.26 + (index / pairs) * 0.72;
    const { point, angle } = along(from, to, bend, share);
    const own = size * (1.15 - share * 0.72);
    return [-1, 1]
      .map((side) => coin(brush, point, angle + Math.PI / 2 + side * brush.random.between(1.0, 1.3), own))
      .join('');
  });
  const { point, angle } = along(from, to, bend, 1);
  return stem(brush, from, to, 3, bend, 0.3) + leaves.join('') + coin(brush, point, angle + Math.PI / 2, size * 0.36);
}

export function drawEucalyptus(brush: Brush): string {
  const root: Point = [150, 340];
  const twigs: readonly Twig[] = [
    { from: root, to: [52, 92], bend: -28, pairs: 9, size: 34 },
    { from: root, to: [252, 96], bend: 30, pairs: 9, size: 34 },
    { from: root, to: [104, 38], bend: -12, pairs: 10, size: 36 },
    { from: root, to: [204, 44], bend: 14, pairs: 10, size: 36 },
    { from: root, to: [152, 22], bend: 4, pairs: 11, size: 40 },
  ];
  return twigs.map((twig) => eucalyptusTwig(brush, twig)).join('');
}
