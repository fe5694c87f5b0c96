import { fileURLToPath } from 'node:url';
import { loadCompiled } from './compiled-code';
import type * as Portal from './start-portal';

const portal = loadCompiled<typeof Portal>(fileURLToPath(new URL('portal.cjs', import.meta.url)));

/** The production server: `node build/host/main.js`. */
export const address = await portal.exports.startPortal(fileURLToPath(new URL('../', import.meta.url)));

/** Keeps the compiled code for later starts; the build calls it once the portal has shown a few pages. */
export const keepCompiled = () => portal.keep();
