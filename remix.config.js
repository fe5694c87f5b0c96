import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import autoprefixer from 'autoprefixer';
import tailwindcss from 'tailwindcss';
import { defineConfig } from 'vite';
import { expandRoutes } from './app/routing/expand-routes';
import { browserMessages } from './server/cli/browser-messages.js';
import { buildIdOf, hashSources } from './server/cli/source-hash.js';

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** Libraries that every page needs. */
const library =
  /commonjsHelpers|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run|i18next|react-i18next)\//;

/**
 * Modules that many pages need come in few files: each file by itself costs a request and compresses worse.
 * A file has the modules named here and all that they import, unless a file above has it.
 */
const sharedFiles = {
  layout: [
    ...['root.tsx', 'routes/layouts/layout.tsx', 'browser/network/client-handlers.ts', 'browser/device/in-app.ts'],
    ...[
      'bff/http/page-meta.ts',
      'features/seo/structured-data-script.tsx',
      'ui/page-heading.tsx',
      'ui/breadcrumbs.tsx',
    ],
    ...[
      'ui/forms/error-summary.tsx',
      'ui/fields/field-frame.tsx',
      'ui/lists/pagination.tsx',
      'ui/chip.tsx',
      'ui/forms/print-button.tsx',
    ],
    ...['ui/lists/summary-list.tsx', 'ui/forms/submit-keys.ts', 'ui/lists/table-files.tsx'],
    ...['ui/picture-sources.ts', 'ui/retail-note.tsx'],
  ],
  quantity: [
    ...[
      'ui/fields/quantity-field.tsx',
      'ui/forms/split-offers.tsx',
      'ui/fields/use-line-inputs.ts',
      'ui/forms/form.tsx',
      'ui/overlays/sticky-action-bar.tsx',
    ],
    ...['../server/domain/clean-text.ts', '../server/domain/form-fields.ts', '../server/domain/split-shortage.ts'],
    ...['browser/persist-form.ts', 'ui/fields/use-grid-keys.ts', 'i18n/format-quantity.ts'],
  ],
  catalogue: [
    ...['features/catalogue/cards/variety-grid.tsx', 'features/catalogue/cards/use-list-answer.ts'],
    ...['features/catalogue/list/catalogue-labels.ts', 'features/catalogue/cards/add-result.tsx'],
  ],
  'product-list': ['features/catalogue/list/category-page.tsx'],
  form: [
    ...['ui/fields/field.tsx', 'ui/fields/choice-group.tsx', 'ui/fields/chip-choice.tsx', 'bff/forms/form-errors.ts'],
    'ui/contact-link.tsx',
  ],
  cart: [
    ...['features/cart/view/cart-states.tsx', 'features/cart/view/cart-changes-notice.tsx'],
    ...['features/cart/view/unsaved-lines.ts', 'features/checkout/page/credit-bar.tsx', 'ui/cut-off-line.tsx'],
  ],
};

/** @type {Map<string, string>} */
const fileOfModule = new Map();

/** @param {(id: string) => { importedIds: readonly string[] } | null} getModuleInfo */
function assignFiles(getModuleInfo) {
  for (const [file, names] of Object.entries(sharedFiles)) {
    const ids = names.map((name) => here(`./app/${name}`));
    const unknown = names.filter((_, at) => !getModuleInfo(ids[at] ?? ''));
    if (unknown.length > 0) throw new Error(`remix.config.js names what no script imports: ${unknown.join(', ')}`);
    for (const id of ids) {
      if (library.test(id) || fileOfModule.has(id)) continue;
      fileOfModule.set(id, file);
      ids.push(...(getModuleInfo(id)?.importedIds ?? []));
    }
  }
}

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

/** The oldest browsers in which scripts run, for syntax and style prefixes; `app/browser/boot/needed-features.ts` keeps scripts from older ones. */
const browsers = ['Chrome >= 94', 'Firefox >= 105', 'Safari >= 15.4', 'iOS >= 15.4'];

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
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(buildIdOf(hashSources(here('.')))) },
  esbuild: { legalComments: 'none' },
  build: {
    target: isSsrBuild === true ? 'es2022' : browsers.map((browser) => browser.toLowerCase().replace(' >= ', '')),
    sourcemap: isSsrBuild === true ? true : 'hidden',
    ...(!isSsrBuild && {
      minify: 'terser',
      terserOptions: { format: { comments: false } },
      rollupOptions: {
        output: {
          onlyExplicitManualChunks: true,
          manualChunks: (id, { getModuleInfo }) => {
            if (fileOfModule.size === 0) assignFiles(getModuleInfo);
            return library.test(id) ? 'library' : fileOfModule.get(id);
          },
        },
      },
    }),
  },
  optimizeDeps: { noDiscovery: true, include: browserLibraries },
}));
