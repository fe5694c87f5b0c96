import { join } from 'node:path';
import { loadCompiled } from './compiled-code';
import type * as Portal from './start-portal';

const portal = loadCompiled<typeof Portal>(join(__dirname, 'portal.cjs'));

/** The production server, `node build/host/main.cjs`: its address, once it listens. */
export const address: Promise<string> = portal.exports.startPortal(join(__dirname, '..'));
// A portal that cannot start ends as any process with an uncaught exception does.
address.catch((error: unknown) =>
  setImmediate(() => {
    throw error;
  }),
);

/** Keeps the compiled code for later starts; the build calls it once the portal has shown a few pages. */
export const keepCompiled = () => portal.keep();
