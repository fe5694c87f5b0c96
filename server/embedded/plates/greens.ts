import type { Brush } from './brush';
import { roundPetal } from './petals';
import { along, leaf, stem } from './stems';
import { f, fill, line, place, type Point } from './svg';

interface Twig {
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
    fill(outline, brush.leafTone(0), 'opacity="0.25" transform="translate(0.8 1)"') + fill(outline, brush.petal(depth)) +
      line(`M0 0L0 ${f(-size * 0.85)}`, brush.tone(depth + 0.3), 0.7, 'opacity="0.7"') +
      line(`M0 ${f(-size * 0.3)}L${f(size * 0.26)} ${f(-size * 0.6)}M0 ${f(-size * 0.3)}L${f(-size * 0.26)} ${f(-size * 0.6)}`, brush.tone(depth + 0.3), 0.45, 'opacity="0.55"'),
    at, turn,
  );
}

function eucalyptusTwig(brush: Brush, { from, to, bend, pairs, size }: Twig): string {
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const share = 0.26 + (index / pairs) * 0.72;
    const { point, angle } = along(from, to, bend, share);
    const own = size * (1.15 - share * 0.72);
    return [-1, 1].map((side) => coin(brush, point, angle + Math.PI / 2 + side * brush.random.between(1.0, 1.3), own)).join('');
  });
  const { point, angle } = along(from, to, bend, 1);
  return stem(brush, from, to, 3, bend, 0.3) + leaves.join('') + coin(brush, point, angle + Math.PI / 2, size * 0.36);
}

export function drawEucalyptus(brush: Brush): string {
  const root: Point = [150, 340];
  const twigs: readonly Twig[] = [
    { from: root, to: [52, 92], bend: -28, pairs: 9, size: 34 }, { from: root, to: [252, 96], bend: 30, pairs: 9, size: 34 },
    { from: root, to: [104, 38], bend: -12, pairs: 10, size: 36 }, { from: root, to: [204, 44], bend: 14, pairs: 10, size: 36 },
    { from: root, to: [152, 22], bend: 4, pairs: 11, size: 40 },
  ];
  return twigs.map((twig) => eucalyptusTwig(brush, twig)).join('');
}

function leafyTwig(brush: Brush, { from, to, bend, pairs, size }: Twig, width: number, belly: number): string {
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const share = 0.22 + (index / pairs) * 0.76;
    const { point, angle } = along(from, to, bend, share);
    return [-1, 1].map((side) => leaf(brush, point, angle + side * brush.random.between(0.7, 0.95), size * (1.1 - share * 0.45), size * width * (1.1 - share * 0.4), belly)).join('');
  });
  const { point, angle } = along(from, to, bend, 1);
  return stem(brush, from, to, 2.6, bend, 0.4) + leaves.join('') + leaf(brush, point, angle, size * 0.7, size * width * 0.7, belly);
}

export function drawRuscus(brush: Brush): string {
  const root: Point = [150, 340];
  const twigs: readonly Twig[] = [
    { from: root, to: [44, 108], bend: -40, pairs: 9, size: 46 }, { from: root, to: [258, 104], bend: 42, pairs: 9, size: 46 },
    { from: root, to: [100, 56], bend: -16, pairs: 10, size: 48 }, { from: root, to: [206, 54], bend: 18, pairs: 10, size: 48 }, { from: root, to: [152, 42], bend: 0, pairs: 10, size: 50 },
  ];
  return twigs.map((twig) => leafyTwig(brush, twig, 0.36, 0.38)).join('');
}

/** Pistachio leaves are fans of leaflets on a red stalk. */
export function drawPistachio(brush: Brush): string {
  const root: Point = [150, 340];
  const fronds = ([[-2.45, 246, 96], [-0.72, 242, 98], [-2.1, 196, 116], [-1.05, 190, 118], [-1.84, 164, 92], [-1.28, 166, 90], [-1.56, 150, 78]] as const).map(([angle, y, length]) => {
    const to: Point = [150 + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const leaves = [0.35, 0.6, 0.85].map((share) => {
      const { point } = along([150, y], to, 0, share);
      return [-1, 1].map((side) => leaf(brush, point, angle + side * 0.85, 46, 21, 0.5)).join('');
    });
    return line(`M150 ${f(y)}L${f(to[0])} ${f(to[1])}`, 'hsl(14, 38%, 38%)', 2) + leaves.join('') + leaf(brush, to, angle, 50, 23, 0.5);
  });
  return line(`M${f(root[0])} ${f(root[1])}Q154 230 150 130`, 'hsl(16, 34%, 34%)', 5) + fronds.join('');
}
