import type { Brush } from './brush';
import { pointedPetal, rayPetal } from './petals';
import { along, leaf, stem } from './stems';
import { dot, f, fill, line, place, polar, type Point } from './svg';

/** A drooping tassel of seed grains. */
function tassel(brush: Brush, from: Point, to: Point, bend: number, width: number): string {
  return Array.from({ length: 150 }, (_, index) => {
    const share = index / 150;
    const { point, angle } = along(from, to, bend, share);
    const spread = width * Math.sin(Math.PI * Math.min(1, share * 0.85 + 0.12)) * brush.random.between(-1, 1);
    return dot(polar(point, spread, angle + Math.PI / 2), brush.random.between(2.2, 4), brush.tone(0.5 - spread / width * 0.28 + brush.random.between(-0.14, 0.2)));
  }).join('');
}

export function drawAmaranth(brush: Brush): string {
  const drops: readonly (readonly [Point, Point, number, number])[] = [
    [[118, 104], [56, 250], -66, 13], [[186, 100], [248, 256], 68, 13], [[136, 80], [106, 236], -34, 13], [[168, 78], [204, 240], 36, 14], [[150, 70], [152, 272], 10, 16],
  ];
  const blades = ([[150, 262, Math.PI + 0.3], [153, 254, -0.3], [150, 296, Math.PI + 0.1], [152, 290, -0.1]] as const).map(([x, y, angle]) => leaf(brush, [x, y], angle, 70, 34, 0.45));
  return stem(brush, [152, 338], [150, 70], 7, 0, 0.4) + blades.join('') + drops.map(([from, to, bend, width]) => stem(brush, [150, 120], from, 3, 0, 0.4) + tassel(brush, from, to, bend, width)).join('') +
    tassel(brush, [150, 110], [150, 30], 0, 12);
}

/** A soft oval bunny tail. */
function bunnyTail(brush: Brush, at: Point, size: number, turn: number): string {
  const hairs = Array.from({ length: 110 }, (_, index) => {
    const y = -size * (index / 110) * 1.5;
    const half = size * 0.44 * Math.sin(Math.PI * Math.min(1, (index / 110) * 0.9 + 0.08));
    const side = ((index * 37) % 21) / 10 - 1;
    return line(`M${f(side * half * 0.5)} ${f(y)}L${f(side * half * 1.15)} ${f(y - size * 0.24)}`, brush.tone(0.6 - side * 0.25 + brush.random.between(-0.16, 0.16)), size * 0.035, 'opacity="0.85"');
  });
  return place(`<ellipse cx="0" cy="${f(-size * 0.75)}" rx="${f(size * 0.42)}" ry="${f(size * 0.78)}" fill="${brush.tone(0.4)}"/>` + hairs.join(''), at, turn);
}

export function drawLagurus(brush: Brush): string {
  const tails = [[50, 150, 36, -0.4], [92, 96, 40, -0.22], [140, 84, 42, -0.06], [190, 88, 42, 0.1], [234, 116, 38, 0.28], [256, 172, 34, 0.44], [112, 164, 38, -0.16], [164, 144, 42, 0.03], [208, 176, 38, 0.22], [138, 212, 36, -0.05], [80, 214, 34, -0.28]] as const;
  return tails.map(([x, y]) => stem(brush, [150, 340], [x, y], 1.7, (x - 150) * 0.18, 0.6)).join('') + tails.map(([x, y, size, turn]) => bunnyTail(brush, [x, y], size, turn)).join('');
}

/** An open cotton boll: four puffs in a dry star. */
function boll(brush: Brush, at: Point, size: number): string {
  const husk = Array.from({ length: 5 }, (_, index) => place(fill(pointedPetal(size * 1.12, size * 0.44, 0.4), `hsl(28, 34%, ${32 + index * 3}%)`), at, index * 1.257 + 0.3));
  const puffs = Array.from({ length: 26 }, (_, index) => {
    const lobe = index % 4;
    const middle = polar(at, size * 0.42, lobe * 1.571 + 0.6);
    return dot(polar(middle, size * 0.24 * brush.random.next(), brush.random.between(0, 6.28)), size * brush.random.between(0.22, 0.34), brush.tone(0.5 + (index / 26) * 0.5));
  });
  return husk.join('') + dot([at[0] + 1, at[1] + 2], size * 0.78, 'hsl(40, 20%, 62%)', 'opacity="0.5"') + puffs.join('');
}

export function drawCotton(brush: Brush): string {
  const bolls = [[150, 64, 36], [96, 100, 33], [206, 108, 34], [72, 172, 30], [226, 184, 31], [128, 168, 35], [178, 228, 30], [112, 238, 28]] as const;
  const wood = 'hsl(24, 30%, 34%)';
  return line('M156 340Q140 210 150 64', wood, 5) +
    bolls.slice(1).map(([x, y]) => line(`M150 ${f(Math.min(300, y + 66))}Q${f((x + 150) / 2)} ${f(y + 34)} ${f(x)} ${f(y)}`, wood, 3)).join('') + bolls.map(([x, y, size]) => boll(brush, [x, y], size)).join('');
}

function strawflower(brush: Brush, at: Point, size: number): string {
  return [0, 1, 2].map((ring) => Array.from({ length: 14 - ring * 3 }, (_, index) =>
    place(fill(rayPetal(size * (1 - ring * 0.24), size * 0.3), brush.petal(0.66 - ring * 0.16 + brush.random.between(-0.06, 0.06))), at, index * (6.283 / (14 - ring * 3)) + ring)).join('')).join('') +
    dot(at, size * 0.24, 'hsl(42, 70%, 48%)');
}

/** A wrapped bouquet: bunny tails, a cotton boll, strawflowers and grasses; `second` brings another colour. */
export function drawDriedBouquet(brush: Brush, second: Brush, natural: Brush): string {
  const ears = ([[70, 52], [112, 26], [196, 30], [238, 62], [44, 104], [262, 112]] as const).map(([x, y]) => line(`M150 250Q${f((x + 150) / 2)} 150 ${f(x)} ${f(y)}`, 'hsl(44, 38%, 52%)', 1.6) +
    Array.from({ length: 9 }, (_, index) => {
      const { point, angle } = along([150, 250], [x, y], (x - 150) * 0.1, 0.68 + index * 0.04);
      return [-1, 1].map((side) => place(fill(pointedPetal(17, 5.5), `hsl(${42 + index}, 48%, ${58 + (index % 3) * 6}%)`), point, angle + Math.PI / 2 + side * 0.45)).join('');
    }).join(''));
  const tails = ([[92, 128, 30, -0.3], [206, 122, 30, 0.3], [150, 92, 34, 0]] as const).map(([x, y, size, turn]) => bunnyTail(natural, [x, y], size, turn));
  const flowers = ([[118, 164, 28, 0], [186, 166, 28, 1], [152, 140, 30, 0], [84, 180, 22, 1], [220, 184, 22, 0], [152, 196, 26, 1]] as const).map(([x, y, size, which]) => strawflower(which ? second : brush, [x, y], size));
  const wrap = fill('M92 204Q150 236 210 204L176 330L126 330Z', 'hsl(32, 36%, 72%)') + fill('M92 204Q140 232 150 330L126 330Z', 'hsl(32, 34%, 66%)') + fill('M210 204Q168 228 158 330L176 330Z', 'hsl(32, 40%, 78%)') +
    line('M112 264Q150 280 190 264', 'hsl(30, 30%, 40%)', 3) + line('M150 272Q128 296 122 310M150 272Q172 292 182 308', 'hsl(30, 30%, 40%)', 2.4);
  return ears.join('') + tails.join('') + boll(natural, [112, 206], 22) + boll(natural, [190, 208], 22) + flowers.join('') + wrap;
}
