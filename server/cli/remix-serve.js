import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuild } from './ensure-build.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

ensureBuild(root);
const boot = /** @type {typeof import('../http/start-dependencies')} */ (
  await import(new URL('../../build/host/boot.js', import.meta.url).href)
);
const dependencies = await boot.resolveEnvOrExit();
const remixServe = ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'];
const child = spawn(process.execPath, remixServe, { cwd: root, stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => void dependencies.close().then(() => process.exit(code ?? 0)));
