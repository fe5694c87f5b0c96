import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

// Node 22.1 and later.
if ('enableCompileCache' in nodeModule) (nodeModule.enableCompileCache as () => void)();
const { config } = await import('zod');
// Compiling schemas would take 20 ms and 6 MB at start.
config({ jitless: true });
const { startServer } = await import('./start-server');

/** Address of the production server, once it listens. */
export const address = await startServer(fileURLToPath(new URL('..', import.meta.url)));
