import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Development packages that are bundled in part. */
const packed =
  /^node_modules\/(?:workbox-[\w-]+|@capacitor\/[\w-]+|tailwindcss|lucide-react|@fontsource-variable\/onest)$/;

/** Licences of all production packages of the lockfile and of the bundled ones. @param {string} root @returns {string} */
export function collectNotices(root) {
  /** @type {{ packages: Record<string, { version?: string, dev?: boolean, license?: string }> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && (!dev || packed.test(place)) && existsSync(join(root, place)))
    .map(([place, { version, license }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const texts = readdirSync(join(root, place))
        .filter((file) => /^(?:licen[cs]e|copying|notice|copyright)/i.test(file) && !/\.[cm]?[jt]s$/.test(file))
        .map((file) => readFileSync(join(root, place, file), 'utf8').trim());
      return [`${name} ${version} (${license ?? 'see below'})`, ...texts].join('\n\n');
    })
    .sort()
    .join(`\n\n${'-'.repeat(80)}\n\n`);
}
