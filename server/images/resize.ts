import type { Sharp } from 'sharp';
import { acceptedNames } from '../accept-encoding';
import type { ImageWidth } from './image-url';

/** Formats written, best first. */
export const imageFormats = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
const maxPixels = 40_000_000;

/** The best format that an Accept header names; JPEG, which everything shows, is never asked for by name. */
export function chooseFormat(accept: string | undefined): ImageFormat {
  const accepted = acceptedNames(accept);
  return imageFormats.find((format) => accepted.has(`image/${format}`)) ?? 'jpeg';
}

/**
 * A picture in another width (never enlarged) and format, upright and without metadata.
 * @throws {Error} when it is no picture, a drawing (SVG), or over 40 megapixels
 */
export async function resize(original: Buffer, width: ImageWidth, format: ImageFormat): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const picture = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' });
  const { format: kind } = await picture.metadata();
  if (!readable.has(kind)) throw new Error(`pictures of the kind ${kind} are not shown`);
  return await encode(picture.rotate().resize({ width, withoutEnlargement: true }), format, width).toBuffer();
}

/** The one width of a large picture that is shown pixel by pixel: any other is for dense screens, whose sharpness hides what compression takes. */
const plainWidth: ImageWidth = 640;

function encode(picture: Sharp, format: ImageFormat, width: ImageWidth): Sharp {
  if (format === 'avif') return picture.avif({ quality: width === plainWidth ? 50 : 42, effort: 2 });
  if (format === 'webp') return picture.webp({ quality: 68, effort: 4 });
  return picture.flatten({ background: '#fff' }).jpeg({ quality: 66, mozjpeg: true });
}
