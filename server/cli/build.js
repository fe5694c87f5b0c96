import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleHost } from './bundle-host.js';
import { bundleWorker } from './bundle-worker.js';
import { compressFiles } from './compress-files.js';
import { isBuilt } from './ensure-build.js';
import { nodeFlags } from './node-flags.js';
import { stampOf } from './source-hash.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
if (process.argv.includes('--if-stale') && isBuilt(root)) process.exit();
const stamp = stampOf(root);

rmSync(join(root, 'build'), { recursive: true, force: true });
const remix = join(root, 'node_modules/@remix-run/dev/dist/cli.js');
const { status } = spawnSync(process.execPath, [remix, 'vite:build', '--config', 'remix.config.js'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
if (status !== 0) process.exit(1);
await bundleHost(root);
const kept = spawnSync(process.execPath, [...nodeFlags, join(root, 'server/cli/keep-compiled.js')], {
  cwd: root,
  stdio: 'inherit',
  timeout: 120_000,
});
if (kept.status !== 0) process.exit(1);
await bundleWorker(root);
await compressFiles(join(root, 'build/client'));
writeFileSync(join(root, 'build/source-hash'), stamp);
