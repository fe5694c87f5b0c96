import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer } from './bundle-server.js';
import { bundleWorker } from './bundle-worker.js';
import { compressFiles } from './compress-files.js';
import { isBuilt } from './ensure-build.js';
import { moveSourceMaps } from './move-source-maps.js';
import { hashSources } from './source-hash.js';
import { collectNotices } from './third-party-notices.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
if (process.argv.includes('--if-stale') && isBuilt(root)) process.exit();
const hash = hashSources(root);

rmSync(join(root, 'build'), { recursive: true, force: true });
const remix = join(root, 'node_modules/@remix-run/dev/dist/cli.js');
const { status } = spawnSync(process.execPath, [remix, 'vite:build', '--config', 'remix.config.js'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
if (status !== 0) process.exit(1);
moveSourceMaps(join(root, 'build/client'), join(root, 'build/source-maps'));
await bundleServer(root);
cpSync(join(root, 'server/embedded/pictures'), join(root, 'build/host/pictures'), { recursive: true });
writeFileSync(join(root, 'build/host/third-party-notices.txt'), collectNotices(root));
await bundleWorker(root);
await compressFiles(join(root, 'build/client'));
writeFileSync(join(root, 'build/source-hash'), hash);
