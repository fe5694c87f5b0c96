import { encode } from 'uqr';

/** A QR code as the horizontal strokes of an SVG path, one unit a module. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** A quarter of the modules may be covered or damaged. */
export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'Q', border: 0 });
  return { size, path: data.map(drawRow).join('') };
}

function drawRow(row: readonly boolean[], y: number): string {
  let [path, end] = ['', 0];
  for (const { index, 0: run } of row
    .map((isDark) => (isDark ? '#' : ' '))
    .join('')
    .matchAll(/#+/g)) {
    path += path === '' ? `M${index} ${y}.5h${run.length}` : `m${index - end} 0h${run.length}`;
    end = index + run.length;
  }
  return path;
}
