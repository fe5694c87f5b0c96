import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import autoprefixer from 'autoprefixer';
import tailwindcss from 'tailwindcss';
import { defineConfig } from 'vite';
import { expandRoutes } from './app/route-branches';
import { hashSources } from './server/cli/source-hash.js';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** Vite's own configuration: every command of Remix and Vite is given this file by name. */
export default defineConfig({
  plugins: [
    remix({
      ignoredRouteFiles: ['**/*'],
      routes: (defineRoutes) => defineRoutes(expandRoutes),
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: false,
      },
    }),
  ],
  resolve: { alias: { '~server': here('./server'), '~': here('./app') } },
  css: { postcss: { plugins: [tailwindcss({ config: here('./tailwind.config.ts') }), autoprefixer()] } },
  define: { 'import.meta.env.BUILD_MARK': JSON.stringify(hashSources(here('.')).slice(0, 16)) },
  build: { target: 'es2022', sourcemap: false },
  server: { port: Number(process.env['PORT'] ?? 3000) },
});
