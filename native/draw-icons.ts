import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

export const icon = readFileSync(fileURLToPath(new URL('../public/favicon.svg', import.meta.url)), 'utf8');
const frame = '#0d3324';

/** Without rounded corners: the system cuts the shape. */
const square = icon.replace(/ rx="\d+"/, '');
const mark = icon.replace(/<rect[^>]*>/, '');
/** White only: Android tints it for the status bar. */
const shadow = mark.replace(/(fill|stroke)="#\w+"/g, '$1="#fff"').replace(/ opacity="[\d.]+"/g, '');

export type IconLook = 'rounded' | 'square' | 'mark' | 'shadow';
const drawings: Record<IconLook, string> = { rounded: icon, square, mark, shadow };

/** An icon of `size` px as PNG. */
export async function drawIcon(look: IconLook, size: number): Promise<Buffer> {
  const opaque = look === 'square';
  const image = sharp(Buffer.from(drawings[look]), { density: 72 * Math.ceil(size / 34) }).resize(size, size);
  return await (opaque ? image.flatten({ background: frame }) : image)
    .png({ compressionLevel: 9, palette: size > 64 })
    .toBuffer();
}

/** A picture in px with the mark in the middle; `share` is its part of the shorter side. */
export async function drawCentred(width: number, height: number, share: number, background?: string): Promise<Buffer> {
  const size = Math.round(Math.min(width, height) * share);
  const ground = { width, height, channels: 4 as const, background: background ?? { r: 0, g: 0, b: 0, alpha: 0 } };
  return await sharp({ create: ground })
    .composite([{ input: await drawIcon('mark', size) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

export async function drawSplash(width: number, height: number): Promise<Buffer> {
  return await drawCentred(width, height, 0.34, frame);
}
