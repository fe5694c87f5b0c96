import { fileURLToPath } from 'node:url';
import { startPortal } from './start-portal';

/** The production server: `node build/host/main.js`. */
export const address = await startPortal(fileURLToPath(new URL('../', import.meta.url)));
