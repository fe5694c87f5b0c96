import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import autoprefixer from 'autoprefixer';
import tailwindcss from 'tailwindcss';
import { defineConfig } from 'vite';
import { expandRoutes } from './app/route-branches';
import { hashSources } from './server/cli/source-hash.js';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Views ask react-i18next for their words. In the browser a module of the portal's own answers: same messages, same
 * result (a test compares them), a tenth of the weight.
 * @type {import('vite').Plugin}
 */
const browserMessages = {
  name: 'browser-messages',
  enforce: 'pre',
  resolveId: (source, _importer, options) => (source === 'react-i18next' && !options.ssr ? here('./app/i18n/browser-messages.ts') : null),
};

/**
 * The browser only writes links: of the route table it gets the paths.
 * @type {import('vite').Plugin}
 */
const browserRoutes = {
  name: 'browser-routes',
  enforce: 'pre',
  transform: (code, id, options) => (id.endsWith('/app/routes.ts') && !options?.ssr ? code.replace(/, file: '[^']*', layout: '\w+', access: '\w+'/g, '') : null),
};

/**
 * A page is fetched in few files: one library, one frame, one shop. Routes stay files of their own, and what is loaded
 * when used (dialogs, toasts, forms) stays out of all three.
 * @param {string} id
 */
function chunkOf(id) {
  if (/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\//.test(id)) return 'library';
  if (/app\/features\/catalogue\//.test(id)) return 'shop';
  if (id.includes('/app/ui/') && /\/(dialog|drawer|toast|field|password-field|chip-choice|choice-group|data-table|summary-list)\.tsx$/.test(id)) return undefined;
  if (/app\/(ui|bff|analytics|deployment|device|i18n|features\/(shell|errors|seo)|routes\/layouts\/(frame|use-cart-drawer))\b/.test(id)) return 'frame';
  return undefined;
}

/** Vite's own configuration: every command of Remix and Vite is given this file by name. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    browserMessages,
    browserRoutes,
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
  esbuild: { legalComments: 'none' },
  build: { target: 'es2022', sourcemap: false, rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf } } },
  server: { port: Number(process.env['PORT'] ?? 3000) },
}));
