import { createServer as createVite } from 'vite';
import type { ServerBuild } from '@remix-run/server-runtime';
import { readEnv } from '../env';
import { completeEnv } from '../http/boot';
import { createHost } from '../http/host';
import type { Lifecycle } from '../http/lifecycle';
import { endOnSignals } from '../http/signals';
import { listen, stopOnFaults } from '../http/start-portal';
import { createImageHandler } from '../images/image-handler';
import { createLog } from '../log';

process.env['NODE_ENV'] = 'development';
const booted = await completeEnv().catch(stopOnFaults);
const env = readEnv();
const log = createLog(env.logLevel);
const lifecycle: Lifecycle = { phase: 'starting' };

const vite = await createVite({ configFile: 'remix.config.js', server: { middlewareMode: true } });
const server = createHost({
  build: async () => (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild,
  mode: 'development',
  env,
  log,
  lifecycle,
  staticFiles: vite.middlewares,
  answerImage: createImageHandler(env, log),
});
const close = async () => {
  await vite.close();
  await booted.close();
};
endOnSignals({ server, lifecycle, log, delayMs: 0, close });
const address = await listen(server, env.port, env.host);
lifecycle.phase = 'ready';
console.log(`The flower portal, with hot reload, is open at ${address}`);
