import { gradients, leafGradients, type Green } from './brush';
import type { Palette } from './palette';

/** Width and height of a drawing in its own units. */
export const SCENE = { width: 300, height: 318 } as const;

/** Puts a flower on its paper. `palettes` names the gradients it paints with. */
export function frame(drawing: string, palette: Palette, palettes: ReadonlyMap<string, Palette>, green: Green): string {
  const { width, height } = SCENE;
  const defs =
    [...palettes].map(([id, own]) => gradients(own, id)).join('') +
    leafGradients(green) +
    `<radialGradient id="halo" cx="0.5" cy="0.44" r="0.52"><stop offset="0" stop-color="#fff" stop-opacity="0.75"/>` +
    `<stop offset="0.55" stop-color="${palette.halo}"/><stop offset="0.96" stop-color="${palette.halo}"/><stop offset="1" stop-color="${palette.halo}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.paper}"/><stop offset="1" stop-color="${palette.paper}"/></linearGradient>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>` +
    `<rect width="${width}" height="${height}" fill="${palette.paper}"/><ellipse cx="150" cy="142" rx="146" ry="136" fill="url(#halo)"/>${drawing}</svg>`
  );
}
