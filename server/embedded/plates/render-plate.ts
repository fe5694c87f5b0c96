import type { Colour } from '../flora/colours';
import { PLATE } from '../catalogue/plate-names';
import { drawPlate } from './draw-plate';
import { layGrain } from './paper-grain';
import { SCENE } from './scene';

const QUALITY = 94;

/** Draws a plate as a large JPEG. @returns null for a species nobody draws */
export async function renderPlate(species: string, colour: Colour, n: number): Promise<Buffer | null> {
  const svg = drawPlate(species, colour, n);
  if (svg === null) return null;
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(Buffer.from(svg), {
    density: (72 * PLATE.width) / SCENE.width,
    limitInputPixels: false,
    unlimited: true,
  })
    .resize(PLATE.width, PLATE.height)
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  layGrain(data);
  return sharp(data, { raw: info }).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
}
