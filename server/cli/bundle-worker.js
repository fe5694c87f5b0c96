import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const offlineFiles = ['/pictures/no-connection.svg'];

/** Bundles the service worker, and the one that removes it where it is switched off. @param {string} root */
export async function bundleWorker(root) {
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
