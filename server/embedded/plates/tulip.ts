import type { Brush } from './brush';
import { stem } from './stems';
import { f, fill, line, place, type Point } from './svg';

/** One tulip petal from the side, its tip at `lean` to the right. */
function cupPetal(width: number, height: number, lean: number): string {
  const w = width / 2;
  return (
    `M0 0C${f(-w * 1.25)} ${f(-height * 0.02)} ${f(-w * 1.35)} ${f(-height * 0.62)} ${f(lean * 0.6 - w * 0.3)} ${f(-height * 0.92)}` +
    `Q${f(lean * 0.9)} ${f(-height * 0.99)} ${f(lean)} ${f(-height)}` +
    `Q${f(lean + w * 0.16)} ${f(-height * 0.97)} ${f(lean * 0.6 + w * 0.36)} ${f(-height * 0.9)}` +
    `C${f(w * 1.35)} ${f(-height * 0.6)} ${f(w * 1.25)} ${f(-height * 0.02)} 0 0Z`
  );
}

/** Fine streaks from the base to the tip. */
function streaks(brush: Brush, width: number, height: number, lean: number, depth: number): string {
  return Array.from({ length: 7 }, (_, index) => {
    const side = (index - 3) / 3;
    const d = `M${f(side * width * 0.08)} ${f(-height * 0.06)}C${f(side * width * 0.42)} ${f(-height * 0.3)} ${f(side * width * 0.4)} ${f(-height * 0.62)} ${f(lean * 0.8 + side * width * 0.14)} ${f(-height * (0.9 - Math.abs(side) * 0.08))}`;
    return line(d, brush.tone(depth + (index % 2 === 0 ? 0.3 : -0.3)), 0.7, 'opacity="0.4"');
  }).join('');
}

function cup(brush: Brush, at: Point, size: number, turn: number): string {
  const [w, h] = [54 * size, 92 * size];
  const petal = (width: number, lean: number, depth: number, x: number, high: number) =>
    place(
      fill(cupPetal(width, high, lean), brush.tone(0), 'opacity="0.3" transform="scale(1.035 1.015)"') +
        fill(cupPetal(width, high, lean), brush.petal(depth)) +
        streaks(brush, width, high, lean, depth),
      [x, 0],
    );
  return place(
    petal(w * 0.75, -3 * size, 0.2, -w * 0.1, h * 1.02) +
      petal(w * 0.7, 4 * size, 0.24, w * 0.16, h * 0.99) +
      petal(w * 0.86, -w * 0.42, 0.44, -w * 0.2, h * 0.93) +
      petal(w * 0.86, w * 0.42, 0.5, w * 0.2, h * 0.92) +
      petal(w * 1.02, 0, 0.64, 0, h * 0.97),
    at,
    turn,
  );
}

/** A long blade, folded along its middle. */
function blade(brush: Brush, from: Point, to: Point, width: number, bend: number, depth: number): string {
  const [x, y] = from;
  const [tx, ty] = to;
  const mx = (x + tx) / 2 + bend;
  const my = (y + ty) / 2;
  const outline = (side: number) => `M${f(x)} ${f(y)}Q${f(mx + side * width)} ${f(my)} ${f(tx)} ${f(ty)}`;
  const half = (side: number, tone: number) =>
    fill(`${outline(side)}Q${f(mx)} ${f(my)} ${f(x)} ${f(y)}Z`, brush.leafTone(tone));
  return (
    half(-1, depth + 0.16) + half(1, depth - 0.06) + line(outline(0), brush.leafTone(depth + 0.4), 0.8, 'opacity="0.6"')
  );
}

export function drawTulip(brush: Brush): string {
  const sway = brush.random.between(-5, 5);
  const heads: readonly (readonly [number, number, number, number])[] = [
    [84 + sway, 168, 0.94, -0.16],
    [220 + sway, 176, 0.92, 0.17],
    [151, 150, 1.22, 0.01],
  ];
  return (
    blade(brush, [120, 334], [60, 214], 26, -14, 0.3) +
    blade(brush, [184, 334], [250, 222], 26, 14, 0.28) +
    heads
      .map(([x, y, size]) => stem(brush, [150 + (x - 150) * 0.25, 334], [x, y - 4], 6.5 * size, (x - 150) * 0.12, 0.5))
      .join('') +
    heads.map(([x, y, size, turn]) => cup(brush, [x, y], size, turn)).join('') +
    blade(brush, [138, 336], [100, 196], 34, -16, 0.42) +
    blade(brush, [164, 336], [196, 206], 34, 18, 0.38)
  );
}
