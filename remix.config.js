import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import autoprefixer from 'autoprefixer';
import tailwindcss from 'tailwindcss';
import { defineConfig } from 'vite';
import { expandRoutes } from './app/expand-routes';
import { browserMessages } from './server/cli/browser-messages.js';
import { hashSources } from './server/cli/source-hash.js';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** Modules that most pages use come in few files: each file by itself costs a request and compresses worse. */
const chunks = /** @type {const} */ ([
  [
    'library',
    /commonjsHelpers|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run|i18next|react-i18next)\//,
  ],
  // The pages of one product and of a search come with their routes, and so do the parts of forms of many fields.
  [
    'product-list',
    /app\/features\/catalogue\/(category-page|product-list|price-matrix|matrix-|chosen-bar|use-grid-keys|filters-|use-filters|list-|price-list-tools)/,
  ],
  [
    'catalogue',
    /app\/features\/(catalogue\/(?!product-(page|buying|related)|search-page|price-reasons)|reorder\/sheet\/)/,
  ],
  [
    'layout',
    new RegExp(
      [
        'preload-helper',
        'node_modules/(clsx|lucide-react|remix-i18next)/',
        'app/(routes|links|use-links|match-route)\\.tsx?',
        'app/(i18n|styles|domain)/',
        'app/routes/layouts/(?!cart-drawer)',
        'app/browser/(?!analytics|offline)',
        'app/bff/(?!forms/(parse-form|phone-text|use-schema-form))',
        'app/features/(layout|errors|seo)/',
        'app/ui/(?!chip-choice|choice-group|data-table|dialog|drawer|error-summary|field(?!-frame)|toast)',
      ].join('|'),
    ),
  ],
]);

/** Libraries of the browser, which the development server makes ready before the first page: found later, each would have the page loaded again. */
const browserLibraries = [
  ...[
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    '@remix-run/react',
    'clsx',
  ],
  ...['i18next', 'react-i18next', 'remix-i18next/client', '@conform-to/dom', '@conform-to/react', 'lucide-react'],
  ...['@radix-ui/react-dialog', '@radix-ui/react-toast'],
];

/** The browsers that read ES 2022, which scripts are written in; styles need no older prefixes either. */
const browsers = ['Chrome >= 94', 'Firefox >= 93', 'Safari >= 15.4', 'iOS >= 15.4'];

/** Vite's own configuration: every command of Remix and Vite is given this file by name. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    browserMessages(here('./app/i18n/locales'), '/app/i18n/locales'),
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
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(hashSources(here('.')).slice(0, 16)) },
  esbuild: { legalComments: 'none' },
  build: {
    target: 'es2022',
    sourcemap: isSsrBuild === true ? true : 'hidden',
    ...(!isSsrBuild && {
      minify: 'terser',
      terserOptions: { format: { comments: false } },
      rollupOptions: {
        output: {
          onlyExplicitManualChunks: true,
          manualChunks: (id) => chunks.find(([, modules]) => modules.test(id))?.[0],
        },
      },
    }),
  },
  optimizeDeps: { noDiscovery: true, include: browserLibraries },
}));
