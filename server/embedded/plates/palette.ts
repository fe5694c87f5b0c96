import type { Colour } from '../flora/colours';
import type { Random } from '../random';

type Rgb = readonly [number, number, number];

/** Tones of one colour of bloom and of the paper behind it. */
export interface Palette {
  readonly deep: Rgb;
  readonly mid: Rgb;
  readonly light: Rgb;
  readonly paper: string;
  readonly halo: string;
}

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function palette(deep: string, mid: string, light: string, paper: string, halo: string): Palette {
  return { deep: rgb(deep), mid: rgb(mid), light: rgb(light), paper: `#${paper}`, halo: `#${halo}` };
}

const single: Record<Exclude<Colour, 'mixed'> | 'eucalyptus', Palette> = {
  red: palette('730a1b', 'bd1c2d', 'e8606a', 'efdfdb', 'f9efec'),
  white: palette('c2c6ad', 'eeeddf', 'ffffff', 'd8d5c4', 'e8e5d8'),
  pink: palette('bb3d6d', 'eb86a6', 'fcd3de', 'f0dde5', 'faeef3'),
  orange: palette('b8440f', 'f0802f', 'ffc389', 'f3e2d5', 'fbf1e8'),
  yellow: palette('c98a10', 'f5c831', 'fff0a0', 'edebd3', 'f8f6e6'),
  purple: palette('4e2374', '8d4fb2', 'cfa8e4', 'e6dcee', 'f4eef9'),
  green: palette('5d7f35', 'a3c066', 'e2edbd', 'dfe8d8', 'eff5ea'),
  blue: palette('36509f', '7394dc', 'c3d4f7', 'dae2ef', 'ecf1f9'),
  cream: palette('c9a566', 'f1dfb2', 'fffaeb', 'e6dfcf', 'f3eee2'),
  peach: palette('cc6c44', 'f5a87d', 'ffe3cf', 'f1e2d8', 'faf1ea'),
  eucalyptus: palette('4f7a70', '86aba0', 'cfe0d8', 'd9e6e0', 'eaf2ee'),
  burgundy: palette('34061a', '6d1531', 'a94660', 'e8d9da', 'f5ebeb'),
};

const mixture = ['pink', 'orange', 'yellow', 'purple', 'red', 'cream'] as const;

/** The palette of a colour; a mix draws another one each time it is asked. */
export function paletteOf(colour: Colour | 'eucalyptus', random: Random): Palette {
  return colour === 'mixed' ? { ...single[random.pick(mixture)], paper: '#e9e2d6', halo: '#f6f1e8' } : single[colour];
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** A tone between deep (0), mid (0.5) and light (1); values outside are cut. */
export function tone({ deep, mid, light }: Palette, depth: number): string {
  const at = Math.min(1, Math.max(0, depth));
  const [r, g, b] = at < 0.5 ? mix(deep, mid, at * 2) : mix(mid, light, at * 2 - 1);
  return `rgb(${Math.round(r)},${Math.round(g)},${Math.round(b)})`;
}
