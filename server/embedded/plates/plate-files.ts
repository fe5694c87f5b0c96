import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plateName } from '../catalogue/plate-names';
import { varieties, type Variety } from '../flora/varieties';
import { renderPlate } from './render-plate';

/** Raise it when a drawing changes: pictures of another version are drawn anew. */
export const PLATES_VERSION = 2;

const known = new Map<string, Variety>(
  varieties.map((variety) => [plateName(variety.species.code, variety.colour, variety.plate), variety]),
);

async function drawInto(file: string, { species, colour, plate }: Variety): Promise<Buffer | null> {
  const bytes = await renderPlate(species.code, colour, plate);
  if (!bytes) return null;
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
  return bytes;
}

/** Pictures in a directory: each is drawn when it is first asked for, once, however many ask. */
export function openPlates(dir: string): (name: string) => Promise<Buffer | null> {
  const versioned = join(dir, `v${PLATES_VERSION}`);
  const drawing = new Map<string, Promise<Buffer | null>>();

  async function read(name: string, variety: Variety): Promise<Buffer | null> {
    const file = join(versioned, `${name}.jpg`);
    const stored = await readFile(file).catch(() => null);
    if (stored) return stored;
    await mkdir(versioned, { recursive: true });
    return drawInto(file, variety);
  }

  return (name) => {
    const variety = known.get(name);
    if (!variety) return Promise.resolve(null);
    const running = drawing.get(name) ?? read(name, variety).finally(() => drawing.delete(name));
    drawing.set(name, running);
    return running;
  };
}
