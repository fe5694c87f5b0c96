import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { categories } from './flora/categories';
import { varieties } from './flora/varieties';
import { PICTURE_SIZE, pictureName, picturesDir } from './pictures';

const files = readdirSync(picturesDir).filter((file) => file.endsWith('.avif'));

it('Every variety has its own picture file, and every file has a variety', () => {
  expect(files.sort()).toEqual(varieties.map((variety) => `${pictureName(variety)}.avif`).sort());
});

it('Every category shows the picture of a variety', () => {
  for (const { picture } of categories) expect(files).toContain(`${picture}.avif`);
});

it('Every picture file is an AVIF image of the declared size', async () => {
  for (const file of files)
    expect(await sharp(join(picturesDir, file)).metadata(), file).toMatchObject({
      compression: 'av1',
      ...PICTURE_SIZE,
    });
});
