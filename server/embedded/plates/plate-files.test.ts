import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { PLATE, plateName } from '../catalogue/plate-names';
import { categories } from '../flora/categories';
import { varieties } from '../flora/varieties';
import { openPlates, PLATES_VERSION } from './plate-files';

const dir = mkdtempSync(join(tmpdir(), 'plates-'));
const read = openPlates(dir);

afterAll(() => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }));

it('draws a large JPEG once for all who ask at the same time, and keeps it', async () => {
  const [one, other] = await Promise.all([read('rose-red-1'), read('rose-red-1')]);
  expect(one).toBe(other);
  expect(await sharp(one ?? undefined).metadata()).toMatchObject({ format: 'jpeg', ...PLATE });
  expect(readdirSync(join(dir, `v${PLATES_VERSION}`))).toEqual(['rose-red-1.jpg']);
  expect(await openPlates(dir)('rose-red-1')).toEqual(one);
}, 60_000);

it('draws nothing that the catalogue does not sell', async () => {
  expect(await read('rose-red-99')).toBeNull();
  expect(await read('../../etc/passwd')).toBeNull();
});

it('has a picture for every category', () => {
  const names = varieties.map(({ species, colour, plate }) => plateName(species.code, colour, plate));
  for (const { plate } of categories) expect(names).toContain(plate);
});
