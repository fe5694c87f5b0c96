import { fileURLToPath } from 'node:url';
import { ensureBuild } from './ensure-build.js';

ensureBuild(fileURLToPath(new URL('../../', import.meta.url)));
const main = new URL('../../build/host/main.js', import.meta.url);
/** @type {typeof import('../http/main')} */
const { address } = await import(main.href);
// Stdout is for the log.
console.error(`The flower portal is open at ${address}`);
