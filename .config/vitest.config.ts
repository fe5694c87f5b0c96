import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The files of a worker share the modules they import: most of a run would be spent on importing them anew. */
const isolate = false;

/** One project per kind of test; `http` and `contract` start what they need themselves. */
export default defineConfig({
  root,
  resolve: { alias: { '~server': `${root}server`, '~': `${root}app` } },
  test: {
    // Every core: left to itself Vitest spares one, and of two the tests that wait for a server would leave both idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // Long for a machine that stalls, not for the tests: all but a handful take milliseconds.
        test: {
          name: 'unit',
          include: ['{app,server,native}/**/*.test.{ts,tsx}', 'tests/{bench,support}/**/*.test.ts'],
          testTimeout: 20_000,
          isolate,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/{contract,embedded,search}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'rules', include: ['tests/rules/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/support/portal-setup.ts'],
          testTimeout: 30_000,
          isolate,
        },
      },
      {
        extends: true,
        test: {
          name: 'firefox',
          include: ['tests/firefox/**/*.test.ts'],
          globalSetup: ['tests/support/portal-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
