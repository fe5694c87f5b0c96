import type { Colour } from '../flora/colours';
import { PLATE } from '../catalogue/plate-names';
import { drawPlate } from './draw-plate';
import { SCENE } from './scene';

const GRAIN_TILE = 512;
const QUALITY = 94;

let grain: Promise<Buffer> | undefined;

/** A tile of paper grain; it also gives the files the weight of photographs. */
async function makeGrain(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp({
    create: {
      width: GRAIN_TILE,
      height: GRAIN_TILE,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 16 },
    },
  })
    .png()
    .toBuffer();
}

/** Draws a plate as a large JPEG. @returns null for a species nobody draws */
export async function renderPlate(species: string, colour: Colour, n: number): Promise<Buffer | null> {
  const svg = drawPlate(species, colour, n);
  if (svg === null) return null;
  const { default: sharp } = await import('sharp');
  grain ??= makeGrain();
  return sharp(Buffer.from(svg), { density: (72 * PLATE.width) / SCENE.width, limitInputPixels: false, unlimited: true })
    .resize(PLATE.width, PLATE.height)
    .flatten()
    .composite([{ input: await grain, tile: true, blend: 'soft-light' }])
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
