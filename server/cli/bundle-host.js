import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { leanLibraries } from './lean-libraries.js';
import { quickRouter } from './quick-router.js';
import { external } from './runtime-packages.js';

/**
 * Bundles the server process with the Remix build and every library it uses, so that a start reads a few files instead of hundreds
 * and loads nothing that is not called.
 * @param {string} root the project's folder, with a Remix build in it
 */
export async function bundleHost(root) {
  const { metafile } = await build({
    metafile: true,
    absWorkingDir: root,
    entryPoints: {
      main: 'server/http/main.ts',
      boot: 'server/http/boot.ts',
      embedded: 'server/embedded/serve.ts',
      'check-api': 'server/cli/check-api.ts',
      app: 'build/server/index.js',
    },
    outdir: 'build/host',
    bundle: true,
    plugins: [quickRouter, leanLibraries],
    splitting: true,
    external: external.flatMap((name) => [name, `${name}/*`]),
    // The app takes from it only what it passes on; its own part is a second fetch and a second set of web streams.
    alias: { '@remix-run/node': '@remix-run/server-runtime' },
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: `import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);` },
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'error',
  });
  for (const file of Object.keys(metafile.outputs)) spellInAscii(join(root, file));
}

/**
 * The bundler spells every text in ASCII, but no regular expression, and one other letter makes the engine keep the whole file at two bytes a letter.
 * @param {string} file
 */
function spellInAscii(file) {
  const code = readFileSync(file, 'utf8');
  writeFileSync(file, code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`));
}
