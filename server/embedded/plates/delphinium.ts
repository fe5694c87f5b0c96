import type { Brush } from './brush';
import { floret } from './floret';
import { leaf, stem } from './stems';
import { dot, type Point } from './svg';

/** A tall spire: five-petalled florets with a pale bee, buds at the tip. */
function spire(brush: Brush, foot: Point, tip: Point, width: number): string {
  const florets = Array.from({ length: 40 }, (_, index) => {
    const share = index / 40;
    const spread = width * (0.28 + share * 0.72);
    const at: Point = [
      tip[0] + (foot[0] - tip[0]) * share + (((index * 7) % 5) - 2) * 0.42 * spread + brush.random.between(-2, 2),
      tip[1] + (foot[1] - tip[1]) * share,
    ];
    if (share < 0.2) return dot(at, 2.2 + share * 9, share < 0.09 ? brush.leafTone(0.6) : brush.tone(0.4));
    const size = 5 + share * 9.5;
    return (
      floret(brush, at, size, 5, 0.5 + brush.random.between(-0.14, 0.14), brush.tone(1)) +
      dot(at, size * 0.2, 'hsl(60, 30%, 93%)')
    );
  });
  return florets.join('');
}

export function drawDelphinium(brush: Brush): string {
  const spires: readonly (readonly [Point, Point, number])[] = [
    [[84, 216], [62, 78], 24],
    [[218, 212], [240, 72], 24],
    [[150, 226], [150, 26], 32],
  ];
  const fronds = (
    [
      [136, 270, Math.PI + 0.6],
      [164, 264, -0.6],
    ] as const
  ).map(([x, y, angle]) =>
    [-0.55, -0.25, 0.05, 0.35, 0.65].map((lean) => leaf(brush, [x, y], angle + lean, 52, 11, 0.5)).join(''),
  );
  return (
    spires
      .map(([foot, tip]) => stem(brush, [150 + (foot[0] - 150) * 0.2, 336], tip, 4.5, (foot[0] - 150) * 0.22, 0.45))
      .join('') +
    fronds.join('') +
    spires.map(([foot, tip, width]) => spire(brush, foot, tip, width)).join('')
  );
}
