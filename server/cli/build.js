import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { compressFiles } from './compress-files.js';
import { isBuilt } from './ensure-build.js';
import { hashSources } from './source-hash.js';

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
await build({
  absWorkingDir: root,
  entryPoints: { main: 'server/http/main.ts', boot: 'server/http/boot.ts', embedded: 'server/embedded/serve.ts' },
  outdir: 'build/host',
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
});
await compressFiles(join(root, 'build/client'));
writeFileSync(join(root, 'build/source-hash'), hash);
