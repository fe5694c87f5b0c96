import type { Brush } from './brush';
import { frilledPetal, pointedPetal } from './petals';
import { leaf, stem } from './stems';
import { dot, f, fill, line, place, type Point } from './svg';

interface Frill {
  readonly length: number;
  readonly width: number;
  readonly waves: number;
  /** Depth of the waves against the length. */
  readonly frill: number;
  readonly depth: number;
}

/** One frilled petal with its shadow and a bright hem. */
export function frilled(brush: Brush, at: Point, turn: number, { length, width, waves, frill, depth }: Frill): string {
  const outline = frilledPetal(brush.random, length, width, waves, frill);
  return place(
    fill(outline, brush.tone(0), 'opacity="0.3" transform="scale(1.04)"') + fill(outline, brush.petal(depth)) +
      `<path d="${outline}" fill="none" stroke="${brush.tone(depth + 0.4)}" stroke-width="${f(length * 0.012)}" opacity="0.55"/>`,
    at, turn,
  );
}

/** Petals of one row fanned out to both sides of upright. */
function fan(brush: Brush, at: Point, count: number, spread: number, petal: Omit<Frill, 'depth'>, depth: number): string {
  const order = Array.from({ length: count }, (_, index) => (count === 1 ? 0 : (index / (count - 1)) * 2 - 1)).sort((one, other) => Math.abs(other) - Math.abs(one));
  return order.map((side) => frilled(brush, at, side * spread + brush.random.between(-0.05, 0.05), {
    ...petal, length: petal.length * (1 - Math.abs(side) * 0.1) * brush.random.between(0.95, 1.04), depth: depth + brush.random.between(-0.08, 0.08),
  })).join('');
}

function carnationHead(brush: Brush, at: Point, size: number): string {
  const rows = [0, 1, 2, 3, 4].map((row) => {
    const length = size * (1 - row * 0.15);
    return fan(brush, [at[0], at[1] - size * 0.04 * row], 7 - row, 1.32 - row * 0.2, { length, width: length * 0.85, waves: 6, frill: 0.12 }, 0.34 + row * 0.09);
  });
  const calyx = place(fill(`M${f(-size * 0.13)} 0C${f(-size * 0.15)} ${f(size * 0.22)} ${f(-size * 0.1)} ${f(size * 0.4)} 0 ${f(size * 0.42)}C${f(size * 0.1)} ${f(size * 0.4)} ${f(size * 0.15)} ${f(size * 0.22)} ${f(size * 0.13)} 0L${f(size * 0.06)} ${f(-size * 0.1)}L0 ${f(-size * 0.02)}L${f(-size * 0.06)} ${f(-size * 0.1)}Z`, brush.leaf(0.5)), at);
  return rows.join('') + calyx;
}

export function drawCarnation(brush: Brush): string {
  const heads: readonly (readonly [number, number, number])[] = [[84, 150, 62], [218, 146, 62], [150, 132, 86]];
  const root: Point = [150, 334];
  const blades = [[132, 268, Math.PI + 1.0], [168, 260, -1.0], [151, 286, -0.75], [148, 296, Math.PI + 0.8]] as const;
  return heads.map(([x, y, size]) => stem(brush, root, [x, y + size * 0.4], 4.4, (150 - x) * 0.2, 0.5)).join('') +
    blades.map(([x, y, angle]) => leaf(brush, [x, y], angle, 70, 9, 0.3)).join('') +
    heads.map(([x, y, size]) => carnationHead(brush, [x, y], size)).join('');
}

/** Big outer petals around a crowd of small ones. */
function peonyHead(brush: Brush, centre: Point, radius: number): string {
  const guard = Array.from({ length: 9 }, (_, index) => frilled(brush, centre, index * 2.793 + 0.3, { length: radius, width: radius * 1.1, waves: 3, frill: 0.06, depth: 0.6 + brush.random.between(-0.08, 0.08) }));
  const crowd = Array.from({ length: 64 }, (_, index) => {
    const share = index / 64;
    const length = radius * (0.9 - share * 0.68) * brush.random.between(0.9, 1.08);
    const at: Point = [centre[0] + brush.random.between(-4, 4), centre[1] + brush.random.between(-4, 4)];
    return frilled(brush, at, index * 2.39996, { length, width: length * 0.72, waves: 4, frill: 0.1, depth: 0.66 - share * 0.42 + brush.random.between(-0.1, 0.1) });
  });
  return guard.join('') + crowd.join('');
}

export function drawPeony(brush: Brush): string {
  const foliage = ([[0.1, 154, 262], [-0.55, 154, 254], [-1.0, 152, 246], [Math.PI - 0.1, 150, 272], [Math.PI + 0.5, 150, 264], [Math.PI + 0.95, 150, 256]] as const)
    .map(([angle, x, y]) => leaf(brush, [x, y], angle, 92, 30, 0.4));
  return stem(brush, [156, 332], [150, 150], 8, 4) + foliage.join('') + peonyHead(brush, [150, 122], 104);
}

/** A spike of small double florets, green buds at its tip. */
function spike(brush: Brush, foot: Point, tip: Point, size: number): string {
  const buds = Array.from({ length: 7 }, (_, index) => {
    const at: Point = [tip[0] + (index % 2 === 0 ? -1 : 1) * (2 + index * 0.8), tip[1] + index * 4 - 6];
    return place(fill(pointedPetal(11, 7), brush.leaf(0.6)), at, (index % 2 === 0 ? -1 : 1) * 0.5);
  });
  const florets = Array.from({ length: 26 }, (_, index) => {
    const share = index / 26;
    const reach = size * (0.25 + share * 0.75);
    const at: Point = [
      tip[0] + (foot[0] - tip[0]) * share + ((index % 3) - 1) * reach * 0.85 + brush.random.between(-2, 2),
      tip[1] + 12 + (foot[1] - tip[1] - 12) * share,
    ];
    const radius = reach * 0.74;
    const petals = Array.from({ length: 9 }, (__, petal) => frilled(brush, at, petal * 2.39996 + index, {
      length: radius * (1 - (petal / 9) * 0.55), width: radius * 0.95, waves: 2, frill: 0.08, depth: 0.66 - (petal / 9) * 0.35 + brush.random.between(-0.08, 0.08),
    }));
    return petals.join('') + dot(at, radius * 0.1, 'hsl(75, 45%, 70%)');
  });
  return buds.join('') + florets.join('');
}

export function drawMatthiola(brush: Brush): string {
  const spikes: readonly (readonly [Point, Point, number])[] = [[[90, 196], [66, 84], 24], [[212, 200], [236, 88], 24], [[150, 204], [150, 40], 30]];
  const foliage = ([[112, 262, Math.PI + 0.85], [190, 262, -0.85], [146, 268, Math.PI + 0.55], [156, 274, -0.5], [150, 252, -1.2]] as const)
    .map(([x, y, angle]) => leaf(brush, [x, y], angle, 66, 18, 0.55));
  return spikes.map(([foot, tip]) => stem(brush, [150, 334], [(foot[0] + tip[0]) / 2, foot[1] - 40], 5, (150 - foot[0]) * 0.3, 0.5)).join('') + foliage.join('') +
    line('M150 330L150 250', brush.leafTone(0.4), 5) + spikes.map(([foot, tip, size]) => spike(brush, foot, tip, size)).join('');
}
