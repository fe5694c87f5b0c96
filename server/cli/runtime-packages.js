import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

/** Packages with natives or fonts, which cannot be bundled. */
export const external = ['sharp', '@libsql/client', 'libsql', 'pdfkit', '@expo-google-fonts/onest'];

/** Packages of which the bundle reads a few files. */
const parts = {
  '@expo-google-fonts/onest': ['package.json', '400Regular', '600SemiBold'],
  pdfkit: ['package.json', 'js'],
};

/** Natives for another C library than the image's. */
const foreign = /-musl(?:eabihf)?$|linuxmusl-/;

/** Copies packages that the server needs at run time, with their dependencies. @param {string} root @param {string} target gets a `node_modules` */
export async function copyRuntimePackages(root, target) {
  const seen = new Set();
  /** @param {string} name @param {string} from folder that asks for it @param {boolean} optional */
  async function copy(name, from, optional) {
    const folder = foreign.test(name) ? null : findPackage(name, from);
    if (folder === null && !optional) throw new Error(`${name} is not installed`);
    if (folder === null || seen.has(folder)) return;
    seen.add(folder);
    const place = join(target, relative(root, folder));
    const only = /** @type {Record<string, string[]>} */ (parts)[name];
    await Promise.all(
      (only ?? ['.']).map((part) =>
        cp(join(folder, part), join(place, part), { recursive: true, filter: isNeeded(folder) }),
      ),
    );
    /** @type {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} */
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      await readFile(join(folder, 'package.json'), 'utf8'),
    );
    for (const each of Object.keys(dependencies)) await copy(each, folder, each in optionalDependencies);
    for (const each of Object.keys(optionalDependencies)) await copy(each, folder, true);
  }
  for (const name of external) await copy(name, root, false);
}

/** Skips nested packages, which are copied on their own, and files for developers. */
function isNeeded(/** @type {string} */ folder) {
  return (/** @type {string} */ source) =>
    !/(?:^|\/)node_modules(?:\/|$)|\.(?:map|md|d\.[cm]?ts|markdown)$/.test(relative(folder, source));
}

/** @param {string} name @param {string} from */
function findPackage(name, from) {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const place = places.find((each) => existsSync(join(each, name, 'package.json')));
  return place ? join(place, name) : null;
}
