import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Moves source maps out of the public folder. @param {string} from @param {string} to */
export function moveSourceMaps(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.map')) renameSync(join(from, name), join(to, basename(name)));
  }
}
