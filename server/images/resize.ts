import type { Sharp } from 'sharp';
import { acceptedNames } from '../accept-encoding';
import type { ImageWidth } from './image-url';

/** Best first. */
export const imageFormats = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
const maxPixels = 40_000_000;

export function chooseFormat(accept: string | undefined): ImageFormat {
  const accepted = acceptedNames(accept);
  return imageFormats.find((format) => accepted.has(`image/${format}`)) ?? 'jpeg';
}

/** Resizes (never enlarges), rotates by EXIF and removes metadata. @throws {Error} for SVG, over 40 megapixels, or no image */
export async function resize(original: Buffer, width: ImageWidth, format: ImageFormat): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const picture = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' });
  const { format: kind } = await picture.metadata();
  if (!readable.has(kind)) throw new Error(`pictures of the kind ${kind} are not shown`);
  return await encode(picture.rotate().resize({ width, withoutEnlargement: true }), format, width).toBuffer();
}

/** Shown on plain screens too; other large widths are for dense ones, which hide compression. */
const plainWidth: ImageWidth = 640;

function encode(picture: Sharp, format: ImageFormat, width: ImageWidth): Sharp {
  if (format === 'avif') return picture.avif({ quality: width === plainWidth ? 50 : 42, effort: 2 });
  if (format === 'webp') return picture.webp({ quality: 68, effort: 4 });
  return picture.flatten({ background: '#fff' }).jpeg({ quality: 66, mozjpeg: true });
}
