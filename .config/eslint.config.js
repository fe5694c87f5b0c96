import { fileURLToPath } from 'node:url';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { noBareText } from './no-bare-text.js';
import { overLimits } from './over-limits.js';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Strict and type-checked everywhere; the console belongs to what a person starts at a terminal. */
const environment = { object: 'process', property: 'env', message: 'Settings are read by server/env.ts.' };

export default defineConfig(
  { ignores: ['build/**', 'node_modules/**', '.cache/**', '.data/**', 'native/{android,ios}/**', 'test-results/**'] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: root } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { regexp },
    rules: {
      // A long hostile text would hold the process.
      'regexp/no-super-linear-backtracking': 'error',
      'no-console': 'error',
      'no-restricted-properties': ['error', environment],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/require-await': 'off',
      // Remix throws answers: redirects and pages with a status.
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: '@remix-run/server-runtime', name: 'TypedResponse' },
            { from: 'package', package: '@remix-run/router', name: 'DataWithResponseInit' },
          ],
          allowThrowingUnknown: true,
        },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.strict,
    plugins: {
      ...jsxA11y.flatConfigs.strict.plugins,
      'react-hooks': reactHooks,
      local: { rules: { 'no-bare-text': noBareText } },
    },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', { fieldset: ['radiogroup'] }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'local/no-bare-text': 'error',
    },
  },
  {
    files: ['{app,server,native}/**/*.{ts,tsx,js}'],
    ignores: ['**/*.test.*', '**/*fixture*'],
    rules: { 'max-lines': ['error', 250], 'max-lines-per-function': ['error', 80], complexity: ['error', 15] },
  },
  // Older than these limits: none may grow beyond what it has here, and none is added.
  ...Object.entries(overLimits).flatMap(([rule, files]) =>
    Object.entries(files).map(([file, most]) => ({ files: [file], rules: { [rule]: ['error', most] } })),
  ),
  // The tag manager takes commands only from `arguments` objects.
  { files: ['app/browser/analytics/tag-manager.ts'], rules: { 'prefer-rest-params': 'off' } },
  // Plugins without types of their own.
  { files: ['.config/*.{js,cjs}'], ...tseslint.configs.disableTypeChecked },
  {
    files: ['server/cli/*.js'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    files: [
      'server/cli/**',
      'server/embedded/serve.ts',
      'server/env.ts',
      'server/http/start-dependencies.ts',
      'tests/**',
      '.config/**',
      '*.config.*',
      'native/**',
    ],
    rules: { 'no-console': 'off', 'no-restricted-properties': 'off' },
  },
);
