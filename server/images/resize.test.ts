import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './origin.fixture';
import { chooseFormat, resize } from './resize';

// @asvs 5.1.1
describe('resize', () => {
  it.each(['avif', 'webp', 'jpeg'] as const)('makes an %s image of the requested width', async (format) => {
    const made = await sharp(await resize(await drawPicture(900, 600), 240, format)).metadata();
    expect(made).toMatchObject({ format: format === 'avif' ? 'heif' : format, width: 240, height: 160 });
  });

  it('never enlarges an image', async () => {
    expect(await sharp(await resize(await drawPicture(100), 640, 'webp')).metadata()).toMatchObject({ width: 100 });
  });

  it('compresses images for dense screens more', async () => {
    const noise = await sharp({
      create: {
        width: 1280,
        height: 960,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 120, sigma: 20 },
      },
    })
      .png()
      .toBuffer();
    const [plain, dense] = [await resize(noise, 640, 'avif'), await resize(noise, 720, 'avif')];
    expect(dense.length / (720 * 540)).toBeLessThan((0.8 * plain.length) / (640 * 480));
  });

  it('rotates photographs by EXIF and removes metadata', async () => {
    const lying = await sharp(await drawPicture(400, 200))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'A. Photographer' } })
      .toBuffer();
    const made = await sharp(await resize(lying, 80, 'jpeg')).metadata();
    expect(made).toMatchObject({ width: 80, height: 160 });
    expect(made.exif).toBeUndefined();
  });

  // @fault C7 @asvs 1.3.4
  it('refuses drawings (SVG), other files, truncated images and images that are too large', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
    );
    await expect(resize(svg, 80, 'webp')).rejects.toThrow('svg');
    await expect(resize(Buffer.from('<!doctype html>'), 80, 'webp')).rejects.toThrow();
    await expect(resize((await drawPicture(500)).subarray(0, 5000), 80, 'webp')).rejects.toThrow();
    const huge = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await expect(resize(huge, 80, 'webp')).rejects.toThrow('pixel limit');
  });
});

it.each([
  ['image/avif,image/webp,*/*', 'avif'],
  ['image/webp,*/*;q=0.8', 'webp'],
  ['image/avif;q=0, image/WebP', 'webp'],
  ['*/*', 'jpeg'],
  [undefined, 'jpeg'],
])('chooseFormat for %s returns %s', (accept, format) => {
  expect(chooseFormat(accept)).toBe(format);
});
