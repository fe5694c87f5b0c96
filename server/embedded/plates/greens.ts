import type { Brush } from './brush';
import type { Twig } from './eucalyptus';
import { along, leaf, stem } from './stems';
import { f, line, type Point } from './svg';

function leafyTwig(brush: Brush, { from, to, bend, pairs, size }: Twig, width: number, belly: number): string {
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const share = 0.22 + (index / pairs) * 0.76;
    const { point, angle } = along(from, to, bend, share);
    return [-1, 1]
      .map((side) =>
        leaf(
          brush,
          point,
          angle + side * brush.random.between(0.7, 0.95),
          size * (1.1 - share * 0.45),
          size * width * (1.1 - share * 0.4),
          belly,
        ),
      )
      .join('');
  });
  const { point, angle } = along(from, to, bend, 1);
  return (
    stem(brush, from, to, 2.6, bend, 0.4) +
    leaves.join('') +
    leaf(brush, point, angle, size * 0.7, size * width * 0.7, belly)
  );
}

export function drawRuscus(brush: Brush): string {
  const root: Point = [150, 340];
  const twigs: readonly Twig[] = [
    { from: root, to: [44, 108], bend: -40, pairs: 9, size: 46 },
    { from: root, to: [258, 104], bend: 42, pairs: 9, size: 46 },
    { from: root, to: [100, 56], bend: -16, pairs: 10, size: 48 },
    { from: root, to: [206, 54], bend: 18, pairs: 10, size: 48 },
    { from: root, to: [152, 42], bend: 0, pairs: 10, size: 50 },
  ];
  return twigs.map((twig) => leafyTwig(brush, twig, 0.36, 0.38)).join('');
}

/** Pistachio leaves are fans of leaflets on a red stalk. */
export function drawPistachio(brush: Brush): string {
  const root: Point = [150, 340];
  const fronds = (
    [
      [-2.45, 246, 96],
      [-0.72, 242, 98],
      [-2.1, 196, 116],
      [-1.05, 190, 118],
      [-1.84, 164, 92],
      [-1.28, 166, 90],
      [-1.56, 150, 78],
    ] as const
  ).map(([angle, y, length]) => {
    const to: Point = [150 + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const leaves = [0.35, 0.6, 0.85].map((share) => {
      const { point } = along([150, y], to, 0, share);
      return [-1, 1].map((side) => leaf(brush, point, angle + side * 0.85, 46, 21, 0.5)).join('');
    });
    return (
      line(`M150 ${f(y)}L${f(to[0])} ${f(to[1])}`, 'hsl(14, 38%, 38%)', 2) +
      leaves.join('') +
      leaf(brush, to, angle, 50, 23, 0.5)
    );
  });
  return line(`M${f(root[0])} ${f(root[1])}Q154 230 150 130`, 'hsl(16, 34%, 34%)', 5) + fronds.join('');
}
