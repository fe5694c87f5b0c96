import type { Brush } from './brush';
import { boll } from './cotton';
import { bunnyTail } from './lagurus';
import { pointedPetal, rayPetal } from './petals';
import { along } from './stems';
import { dot, f, fill, line, place, type Point } from './svg';

function strawflower(brush: Brush, at: Point, size: number): string {
  return (
    [0, 1, 2]
      .map((ring) =>
        Array.from({ length: 14 - ring * 3 }, (_, index) =>
          place(
            fill(
              rayPetal(size * (1 - ring * 0.24), size * 0.3),
              brush.petal(0.66 - ring * 0.16 + brush.random.between(-0.06, 0.06)),
            ),
            at,
            index * (6.283 / (14 - ring * 3)) + ring,
          ),
        ).join(''),
      )
      .join('') + dot(at, size * 0.24, 'hsl(42, 70%, 48%)')
  );
}

/** A wrapped bouquet: bunny tails, a cotton boll, strawflowers and grasses; `second` brings another colour. */
export function drawDriedBouquet(brush: Brush, second: Brush, natural: Brush): string {
  const ears = (
    [
      [70, 52],
      [112, 26],
      [196, 30],
      [238, 62],
      [44, 104],
      [262, 112],
    ] as const
  ).map(
    ([x, y]) =>
      line(`M150 250Q${f((x + 150) / 2)} 150 ${f(x)} ${f(y)}`, 'hsl(44, 38%, 52%)', 1.6) +
      Array.from({ length: 9 }, (_, index) => {
        const { point, angle } = along([150, 250], [x, y], (x - 150) * 0.1, 0.68 + index * 0.04);
        return [-1, 1]
          .map((side) =>
            place(
              fill(pointedPetal(17, 5.5), `hsl(${42 + index}, 48%, ${58 + (index % 3) * 6}%)`),
              point,
              angle + Math.PI / 2 + side * 0.45,
            ),
          )
          .join('');
      }).join(''),
  );
  const tails = (
    [
      [92, 128, 30, -0.3],
      [206, 122, 30, 0.3],
      [150, 92, 34, 0],
    ] as const
  ).map(([x, y, size, turn]) => bunnyTail(natural, [x, y], size, turn));
  const flowers = (
    [
      [118, 164, 28, 0],
      [186, 166, 28, 1],
      [152, 140, 30, 0],
      [84, 180, 22, 1],
      [220, 184, 22, 0],
      [152, 196, 26, 1],
    ] as const
  ).map(([x, y, size, which]) => strawflower(which ? second : brush, [x, y], size));
  const wrap =
    fill('M92 204Q150 236 210 204L176 330L126 330Z', 'hsl(32, 36%, 72%)') +
    fill('M92 204Q140 232 150 330L126 330Z', 'hsl(32, 34%, 66%)') +
    fill('M210 204Q168 228 158 330L176 330Z', 'hsl(32, 40%, 78%)') +
    line('M112 264Q150 280 190 264', 'hsl(30, 30%, 40%)', 3) +
    line('M150 272Q128 296 122 310M150 272Q172 292 182 308', 'hsl(30, 30%, 40%)', 2.4);
  return (
    ears.join('') +
    tails.join('') +
    boll(natural, [112, 206], 22) +
    boll(natural, [190, 208], 22) +
    flowers.join('') +
    wrap
  );
}
