import { existsSync } from 'node:fs';
import { createServer as createVite } from 'vite';
import type { ServerBuild } from '@remix-run/node';
import { parseEnv } from '../env';
import { resolveEnvOrExit } from '../http/start-dependencies';
import { createHttpServer } from '../http/http-server';
import { listen } from '../http/start-server';
import { createImageHandler } from '../images/image-handler';
import { createLog } from '../log';
import { exitOnSettingErrors } from '../settings';

process.env['NODE_ENV'] = 'development';
if (existsSync('.env')) process.loadEnvFile();
const dependencies = await resolveEnvOrExit();
const env = parseEnv();
const log = createLog(env.logLevel);

const server = createHttpServer({
  build: loadBuild,
  mode: 'development',
  env,
  log,
  lifecycle: { phase: 'ready' },
  staticFiles: (request, response, next) => vite.middlewares(request, response, next),
  handleImage: createImageHandler(env, log),
});
/** On the portal's own port, since its content security policy allows no other. */
const vite = await createVite({ configFile: 'remix.config.js', server: { middlewareMode: true, hmr: { server } } });
const close = async () => {
  await vite.close();
  await dependencies.close();
  process.exit();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
// The first build is slow; its errors are logged already.
await loadBuild().catch(() => undefined);
const address = await listen(server, env.port, env.host).catch(exitOnSettingErrors);
console.log(`The flower portal, with hot reload, is open at ${address}`);

/** @throws build errors, after logging them */
async function loadBuild(): Promise<ServerBuild> {
  try {
    return (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild;
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error instanceof Error ? error.stack : error);
    throw error;
  }
}
