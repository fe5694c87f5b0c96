import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import autoprefixer from 'autoprefixer';
import tailwindcss from 'tailwindcss';
import { defineConfig } from 'vite';
import { expandRoutes } from './app/route-branches';
import { browserWords } from './server/cli/browser-words.js';
import { hashSources } from './server/cli/source-hash.js';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

const serverMessages = './app/i18n/view-messages.server.ts';

/**
 * Views ask react-i18next for their words. In the browser a module of the portal's own answers: same messages, same
 * result (a test compares them), a tenth of the weight. On the server one does that lets no view wait for words or follow a language.
 * @type {import('vite').Plugin}
 */
const viewMessages = {
  name: 'view-messages',
  enforce: 'pre',
  resolveId(source, importer, { ssr }) {
    if (source !== 'react-i18next' || importer === here(serverMessages)) return null;
    return here(ssr ? serverMessages : './app/i18n/browser-messages.ts');
  },
};

/** Modules that most pages use come in few files: each file by itself costs a request and compresses worse. */
const chunks = /** @type {const} */ ([
  [
    'library',
    /commonjsHelpers|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\//,
  ],
  ['catalogue', /app\/(features\/catalogue|trade|sheet)\//],
  [
    'frame',
    /preload-helper|node_modules\/(clsx|lucide-react|remix-i18next)\/|app\/(bff|connection|deployment|device|features\/(shell|errors|seo)|i18n|links|page-data|routes\/layouts\/(?!cart-drawer)|routes\.ts|scripts|styles|ui\/(?!dialog|drawer|toast))/,
  ],
]);

/** The browsers that read ES 2022, which scripts are written in; styles need no older prefixes either. */
const browsers = ['Chrome >= 94', 'Firefox >= 93', 'Safari >= 15.4', 'iOS >= 15.4'];

/** Vite's own configuration: every command of Remix and Vite is given this file by name. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    viewMessages,
    browserWords(here('./app/i18n/locales'), '/app/i18n/locales'),
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
  css: {
    postcss: {
      plugins: [
        tailwindcss({ config: here('./tailwind.config.ts') }),
        autoprefixer({ overrideBrowserslist: browsers }),
      ],
    },
  },
  define: { 'import.meta.env.BUILD_MARK': JSON.stringify(hashSources(here('.')).slice(0, 16)) },
  esbuild: { legalComments: 'none' },
  build: {
    target: 'es2022',
    sourcemap: isSsrBuild === true,
    ...(!isSsrBuild && {
      rollupOptions: {
        output: {
          onlyExplicitManualChunks: true,
          manualChunks: (id) => chunks.find(([, modules]) => modules.test(id))?.[0],
        },
      },
    }),
  },
  server: { port: Number(process.env['PORT'] ?? 3000) },
}));
