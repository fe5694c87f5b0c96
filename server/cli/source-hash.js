import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'app',
  'server',
  'public',
  'remix.config.js',
  'tailwind.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Hash of everything a build is made of, the same on every machine. @param {string} root */
export function hashSources(root) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => listFiles(root, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The id of a build, wherever it is named. @param {string} hash of {@link hashSources} */
export function buildIdOf(hash) {
  return hash.slice(0, 8);
}

/** Sorted files without tests. @param {string} root @param {string} path @returns {string[]} */
function listFiles(root, path) {
  if (!existsSync(join(root, path)) || /\.test\.tsx?$/.test(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => listFiles(root, `${path}/${name}`));
}
