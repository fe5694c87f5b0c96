import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { leanLibraries } from './lean-libraries.js';
import { leanServer } from './lean-server.js';
import { quickRouter } from './quick-router.js';
import { external } from './runtime-packages.js';

/** @type {import('esbuild').BuildOptions} */
const shared = {
  outdir: 'build/host',
  bundle: true,
  metafile: true,
  plugins: [quickRouter, leanServer, leanLibraries],
  external: external.flatMap((name) => [name, `${name}/*`]),
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  platform: 'node',
  target: 'node20',
  logLevel: 'error',
};

/**
 * Bundles the server process with the Remix build and every library it uses, so that a start reads a few files instead of hundreds
 * and loads nothing that is not called. The portal itself is one script, as V8 keeps compiled code of scripts only.
 * @param {string} root the project's folder, with a Remix build in it
 */
export async function bundleHost(root) {
  const portal = build({
    ...shared,
    absWorkingDir: root,
    entryPoints: { portal: 'server/http/start-portal.ts' },
    outExtension: { '.js': '.cjs' },
    // The app takes from `node` only what it passes on; its own part is a second fetch and a second set of web streams.
    alias: { '@remix-run/node': '@remix-run/server-runtime', '@remix-run/dev/server-build': './build/server/index.js' },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'fileUrl' },
    banner: {
      js: `(function (exports, require, module, __filename, __dirname) {"use strict";const fileUrl = require('node:url').pathToFileURL(__filename).href;`,
    },
    footer: { js: '})' },
    format: 'cjs',
    // Compiled code that was kept has lost its way to the loader of modules.
    supported: { 'dynamic-import': false },
  });
  // A script, too: the loader of modules would take a tenth of a start.
  const main = build({
    ...shared,
    absWorkingDir: root,
    entryPoints: { main: 'server/http/main.ts' },
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
  });
  const others = build({
    ...shared,
    absWorkingDir: root,
    entryPoints: {
      boot: 'server/http/boot.ts',
      embedded: 'server/embedded/serve.ts',
      'check-api': 'server/cli/check-api.ts',
    },
    splitting: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);`,
    },
    format: 'esm',
  });
  for (const { metafile } of await Promise.all([portal, main, others]))
    Object.keys(metafile?.outputs ?? {}).forEach((file) => spellInAscii(join(root, file)));
}

/**
 * The bundler spells every text in ASCII, but no regular expression, and one other letter makes the engine keep the whole file at two bytes a letter.
 * @param {string} file
 */
function spellInAscii(file) {
  const code = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}
