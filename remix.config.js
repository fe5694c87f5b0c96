import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import autoprefixer from 'autoprefixer';
import tailwindcss from 'tailwindcss';
import { defineConfig } from 'vite';
import { expandRoutes } from './app/route-branches';
import { browserWords } from './server/cli/browser-words.js';
import { leanRemix } from './server/cli/lean-remix.js';
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

/**
 * The browser only writes links: of the route table it gets the paths.
 * @type {import('vite').Plugin}
 */
const browserRoutes = {
  name: 'browser-routes',
  enforce: 'pre',
  transform: (code, id, options) =>
    id.endsWith('/app/routes.ts') && !options?.ssr
      ? code.replace(/, file: '[^']*', layout: '\w+', access: '\w+'/g, '')
      : null,
};

/**
 * The lines of an icon never change places: the random keys they carry are only weight.
 * @type {import('vite').Plugin}
 */
const plainIcons = {
  name: 'plain-icons',
  apply: 'build',
  transform: (code, id) => (/lucide-react\/dist\/esm\/icons\//.test(id) ? code.replace(/,\s*key: "\w+"/g, '') : null),
};

/**
 * A page is fetched in few files, each by the first line that names its module: one library, one frame, one for cards of goods, and what several
 * kinds of page share beside these. Modules without a line come with their route, or when they are used (dialogs, toasts).
 * @type {readonly (readonly [name: string | undefined, modules: RegExp])[]}
 */
const chunks = [
  [
    'library',
    /commonjsHelpers|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run)\//,
  ],
  ['sheet', /app\/(trade\/(listable|pricing|quantity|split-shortage|typed-lines)|ui\/use-typed-lines)\.ts/],
  ['fields', /app\/ui\/(chip-choice|choice-group|field)\.tsx$/],
  [
    undefined,
    /lucide-react\/.*\/(eye|eye-off|trash-2)\.m?js$|app\/ui\/(badge|countdown|cut-off-line|password-field|data-table|dialog|drawer|toast|use-back-closes)\.tsx?$/,
  ],
  [
    undefined,
    /app\/features\/catalogue\/(product-page|product-buying|product-related|price-reasons|search-page)\.tsx$/,
  ],
  [
    'lists',
    /app\/features\/catalogue\/(carry-lines|category-page|chosen-lines|filters-\w+|list-controls|price-list-tools|product-list|product-row)\b/,
  ],
  ['shop', /app\/features\/catalogue\//],
  [
    'frame',
    /vite\/preload-helper|node_modules\/(clsx|lucide-react|remix-i18next)\/|app\/(leads-to|links|links-hook|routes|trade\/form-texts)\.ts$/,
  ],
  [
    'frame',
    /app\/(ui|bff|analytics|connection|deployment|device|i18n|features\/(shell|errors|seo)|pwa\/offline-copies|scripts\/page-scripts)\b/,
  ],
  ['frame', /app\/routes\/layouts\/(frame|use-cart-drawer|use-expected-cart|use-side-call|use-unread)\b/],
];

/**
 * How the browser's files are cut, and what is left out of them.
 * @type {import('vite').BuildOptions}
 */
const browserBuild = {
  minify: 'terser',
  terserOptions: { ecma: 2020, safari10: false, compress: { passes: 3 }, format: { comments: false } },
  rollupOptions: {
    treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false, tryCatchDeoptimization: false },
    output: {
      manualChunks: (id) => chunks.find(([, modules]) => modules.test(id))?.[0],
      onlyExplicitManualChunks: true,
    },
  },
};

/** The browsers that read ES 2022, which scripts are written in; styles need no older prefixes either. */
const browsers = ['Chrome >= 94', 'Firefox >= 93', 'Safari >= 15.4', 'iOS >= 15.4'];

/** Vite's own configuration: every command of Remix and Vite is given this file by name. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    viewMessages,
    browserWords(here('./app/i18n/locales'), '/app/i18n/locales'),
    browserRoutes,
    plainIcons,
    leanRemix(),
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
  build: { target: 'es2022', ...(!isSsrBuild && browserBuild) },
  server: { port: Number(process.env['PORT'] ?? 3000) },
}));
