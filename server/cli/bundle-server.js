import { build } from 'esbuild';
import { external } from './runtime-packages.js';

/** Bundles the server, the Remix build and their libraries, so that a start reads few files. @param {string} root */
export async function bundleServer(root) {
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
