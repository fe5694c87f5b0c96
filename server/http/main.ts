import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

// Node 22.1 and later keep compiled code for the next start.
if ('enableCompileCache' in nodeModule) (nodeModule.enableCompileCache as () => void)();
const { config } = await import('zod');
// Functions that zod would write for each schema take 20 ms of a start and 6 MB, and make no page faster.
config({ jitless: true });
const { startServer } = await import('./start-server');

/** The production server, `node build/host/main.js`: its address, once it listens. */
export const address = await startServer(fileURLToPath(new URL('..', import.meta.url)));
