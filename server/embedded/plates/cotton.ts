import type { Brush } from './brush';
import { pointedPetal } from './petals';
import { dot, f, fill, line, place, type Point, polar } from './svg';

/** An open cotton boll: four puffs in a dry star. */
export function boll(brush: Brush, at: Point, size: number): string {
  const husk = Array.from({ length: 5 }, (_, index) =>
    place(
      fill(pointedPetal(size * 1.12, size * 0.44, 0.4), `hsl(28, 34%, ${32 + index * 3}%)`),
      at,
      index * 1.257 + 0.3,
    ),
  );
  const puffs = Array.from({ length: 26 }, (_, index) => {
    const lobe = index % 4;
    const middle = polar(at, size * 0.42, lobe * 1.571 + 0.6);
    return dot(
      polar(middle, size * 0.24 * brush.random.next(), brush.random.between(0, 6.28)),
      size * brush.random.between(0.22, 0.34),
      brush.tone(0.5 + (index / 26) * 0.5),
    );
  });
  return (
    husk.join('') + dot([at[0] + 1, at[1] + 2], size * 0.78, 'hsl(40, 20%, 62%)', 'opacity="0.5"') + puffs.join('')
  );
}

export function drawCotton(brush: Brush): string {
  const bolls = [
    [150, 64, 36],
    [96, 100, 33],
    [206, 108, 34],
    [72, 172, 30],
    [226, 184, 31],
    [128, 168, 35],
    [178, 228, 30],
    [112, 238, 28],
  ] as const;
  const wood = 'hsl(24, 30%, 34%)';
  return (
    line('M156 340Q140 210 150 64', wood, 5) +
    bolls
      .slice(1)
      .map(([x, y]) =>
        line(`M150 ${f(Math.min(300, y + 66))}Q${f((x + 150) / 2)} ${f(y + 34)} ${f(x)} ${f(y)}`, wood, 3),
      )
      .join('') +
    bolls.map(([x, y, size]) => boll(brush, [x, y], size)).join('')
  );
}
