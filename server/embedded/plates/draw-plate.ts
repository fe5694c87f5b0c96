import type { Colour } from '../flora/colours';
import { createRandom } from '../random';
import { createBrush, type Green } from './brush';
import { drawings } from './drawings';
import { paletteOf } from './palette';
import { frame } from './scene';

const leafGreen: Green = { hue: 145, saturation: 33 };

const greens: Readonly<Record<string, Green>> = {
  tulip: { hue: 150, saturation: 27 },
  carnation: { hue: 155, saturation: 20 },
  eustoma: { hue: 152, saturation: 24 },
  gypsophila: { hue: 128, saturation: 22 },
  matthiola: { hue: 140, saturation: 22 },
  peony: { hue: 138, saturation: 34 },
  ruscus: { hue: 132, saturation: 36 },
  pistachio: { hue: 112, saturation: 33 },
  lagurus: { hue: 58, saturation: 26 },
  gerbera: { hue: 118, saturation: 32 },
  hydrangea: { hue: 135, saturation: 34 },
  eucalyptus: { hue: 150, saturation: 16 },
};

/** The SVG of a plate; the same arguments give the same drawing. @returns null for a species nobody draws */
export function drawPlate(species: string, colour: Colour, n: number): string | null {
  const draw = drawings[species];
  if (!draw) return null;
  const random = createRandom(`${species} ${colour} ${n}`);
  const green = greens[species] ?? leafGreen;
  const first =
    species === 'eucalyptus' && colour === 'green' ? paletteOf('eucalyptus', random) : paletteOf(colour, random);
  const palettes = { p: first, s: paletteOf(colour, random), n: paletteOf('cream', random) };
  const brush = (id: keyof typeof palettes) => createBrush(random, palettes[id], green, id);
  return frame(draw(brush('p'), brush('s'), brush('n')), first, new Map(Object.entries(palettes)), green);
}
