import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync, readFileSync, mkdirSync, readdirSync, renameSync, existsSync } from 'node:fs';
import { join, basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFiles } from './compress-files.js';
import { isBuilt } from './ensure-build.js';
import { hashSources } from './source-hash.js';
import { build } from 'esbuild';
import { external } from './runtime-packages.js';
import { createHash } from 'node:crypto';

/** Development packages that are bundled in part. */
const packed =
  /^node_modules\/(?:workbox-[\w-]+|@capacitor\/[\w-]+|tailwindcss|lucide-react|@fontsource-variable\/onest)$/;

/** Licences of all production packages of the lockfile and of the bundled ones. @param {string} root @returns {string} */
function collectNotices(root) {
  /** @type {{ packages: Record<string, { version?: string, dev?: boolean, license?: string }> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && (!dev || packed.test(place)) && existsSync(join(root, place)))
    .map(([place, { version, license }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const texts = readdirSync(join(root, place))
        .filter((file) => /^(?:licen[cs]e|copying|notice|copyright)/i.test(file) && !/\.[cm]?[jt]s$/.test(file))
        .map((file) => readFileSync(join(root, place, file), 'utf8').trim());
      return [`${name} ${version} (${license ?? 'see below'})`, ...texts].join('\n\n');
    })
    .sort()
    .join(`\n\n${'-'.repeat(80)}\n\n`);
}

const offlineFiles = ['/pictures/no-connection.svg'];

/** Bundles the service worker, and the one that removes it where it is switched off. @param {string} root */
async function bundleWorker(root) {
  const client = join(root, 'build/client');
  const files = offlineFiles.map((url) => ({
    url,
    revision: createHash('sha256')
      .update(readFileSync(client + url))
      .digest('hex')
      .slice(0, 12),
  }));
  await build({
    absWorkingDir: root,
    entryPoints: {
      'service-worker': 'app/browser/offline/service-worker.ts',
      'service-worker-off': 'app/browser/offline/service-worker-off.ts',
    },
    outdir: client,
    bundle: true,
    minify: true,
    define: { OFFLINE_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    alias: { '~': join(root, 'app') },
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
  });
}

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

/** Bundles the server, the Remix build and their libraries, so that a start reads few files. @param {string} root */
async function bundleServer(root) {
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'server/http/main.ts',
      boot: 'server/http/start-dependencies.ts',
      embedded: 'server/embedded/serve.ts',
      'check-api': 'server/cli/check-api.ts',
    },
    outdir: 'build/host',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: external.flatMap((name) => [name, `${name}/*`]),
    alias: { 'virtual:remix/server-build': './build/server/index.js' },
    define: { 'process.env.NODE_ENV': '"production"' },
    // CommonJS libraries need `require` for Node's modules.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);`,
    },
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'error',
  });
}

/** Moves source maps out of the public folder. @param {string} from @param {string} to */
function moveSourceMaps(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.map')) renameSync(join(from, name), join(to, basename(name)));
  }
}
