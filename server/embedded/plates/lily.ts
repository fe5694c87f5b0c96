import type { Brush } from './brush';
import { pointedPetal } from './petals';
import { stamens, starPetal } from './star-petal';
import { leaf, stem } from './stems';
import { dot, f, fill, line, place, type Point } from './svg';

function lilyHead(brush: Brush, at: Point, size: number): string {
  const start = brush.random.between(-0.15, 0.15);
  const three = (offset: number, width: number, depth: number) =>
    [0, 1, 2]
      .map((index) =>
        starPetal(
          brush,
          at,
          start + offset + index * 2.094,
          size * brush.random.between(0.95, 1.04),
          size * width,
          depth,
          'freckles',
        ),
      )
      .join('');
  return (
    three(Math.PI / 3, 0.42, 0.5) +
    three(0, 0.54, 0.66) +
    dot(at, size * 0.08, 'hsl(82, 45%, 66%)') +
    stamens(brush, at, size * 0.5, 'hsl(18, 72%, 34%)')
  );
}

function lilyBud(brush: Brush, at: Point, length: number, turn: number): string {
  return place(
    fill(pointedPetal(length, length * 0.34, 0.5), brush.petal(0.5)) +
      line(`M0 0Q${f(length * 0.06)} ${f(-length * 0.5)} 0 ${f(-length)}`, brush.tone(0.2), 0.8, 'opacity="0.6"') +
      fill(pointedPetal(length * 0.5, length * 0.3, 0.4), brush.leafTone(0.8), 'opacity="0.45"'),
    at,
    turn,
  );
}

export function drawLily(brush: Brush): string {
  const blades = [0, 1, 2, 3, 4, 5].map((index) =>
    leaf(
      brush,
      [151, 318 - index * 17],
      index % 2 === 0 ? -0.45 - index * 0.06 : Math.PI + 0.45 + index * 0.06,
      74,
      15,
      0.4,
    ),
  );
  return (
    stem(brush, [154, 334], [150, 150], 7) +
    stem(brush, [150, 224], [76, 92], 4, -10) +
    stem(brush, [150, 214], [232, 78], 4, 12) +
    blades.join('') +
    lilyBud(brush, [76, 96], 62, -0.5) +
    lilyBud(brush, [230, 84], 54, 0.35) +
    lilyHead(brush, [212, 178], 66) +
    lilyHead(brush, [128, 132], 94)
  );
}
