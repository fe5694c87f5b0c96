import { build } from 'esbuild';
import { external } from './runtime-packages.js';

/**
 * Bundles the server process, the Remix build and the libraries that both use, as they were published: a start reads a few files instead of thousands.
 * @param {string} root the project's folder, with a Remix build in it
 */
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
    // CommonJS libraries ask for node's own modules by `require`.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);`,
    },
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'error',
  });
}
