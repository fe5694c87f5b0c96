import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Takes the source maps out of the folder that is served, so that no browser and no image gets them.
 * @param {string} from
 * @param {string} to
 */
export function moveSourceMaps(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.map')) renameSync(join(from, name), join(to, basename(name)));
  }
}
