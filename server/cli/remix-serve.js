import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuild } from './ensure-build.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

ensureBuild(root);
const boot = /** @type {typeof import('../http/boot')} */ (
  await import(new URL('../../build/host/boot.js', import.meta.url).href)
);
const booted = await boot.completeEnvOrStop();
const remixServe = ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'];
const child = spawn(process.execPath, remixServe, { cwd: root, stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => void booted.close().then(() => process.exit(code ?? 0)));
