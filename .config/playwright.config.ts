import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../tests/support/find-chromium.js';
import { findFreePort } from '../tests/support/free-port';

const dataDir = fileURLToPath(new URL('../.cache/browser-tests', import.meta.url));

/** The workers read this file again: the port is chosen, and the data of the last run removed, only once. */
if (!process.env['PORTAL_TEST_PORT']) {
  rmSync(dataDir, { recursive: true, force: true });
  process.env['PORTAL_TEST_PORT'] = String(await findFreePort());
}
const port = process.env['PORTAL_TEST_PORT'];
const settings = { PORT: port, HOST: '127.0.0.1', EMBEDDED_DATA_DIR: dataDir, LOG_LEVEL: 'warn', DRAIN_SECONDS: '0' };
const foreign = { WHOLESALE_API_URL: '', PUBLIC_URL: '', REDIS_URL: '', STORE_URL: '', SESSION_SECRET: '' };
const url = `http://127.0.0.1:${port}`;

/** Nothing that a headless Chromium does on its own may reach the network. */
const quiet = [
  ...[
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-domain-reliability',
  ],
  ...['--disable-sync', '--disable-extensions', '--metrics-recording-only', '--no-first-run', '--no-pings'],
  '--disable-features=OptimizationHints,MediaRouter,Translate,AutofillServerCommunication,CertificateTransparencyComponentUpdater',
  // Letters as wide as in a window: the headless one fits them to whole pixels.
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];
const executablePath = findChromium();
const launchOptions = {
  args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
  ...(executablePath === null ? {} : { executablePath }),
};
const desk = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 }, launchOptions };

export default defineConfig({
  testDir: '../tests/browser',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine may stall a browser once; what fails twice is a fault.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'line',
  timeout: 60_000,
  // How long a busy machine may take to answer: nothing waits longer than it must.
  expect: { timeout: 20_000 },
  // What goes through a service worker, no test can stand in for; those of the worker itself let it in.
  use: {
    serviceWorkers: 'block',
    baseURL: url,
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'chromium', use: desk, testIgnore: '**/*.{no-js,phone}.spec.ts' },
    { name: 'no-javascript', use: { ...desk, javaScriptEnabled: false }, testMatch: '**/*.no-js.spec.ts' },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, launchOptions },
      testMatch: '**/*.phone.spec.ts',
    },
  ],
  webServer: {
    command: 'node build/host/main.js',
    cwd: '..',
    url: `${url}/readyz`,
    timeout: 60_000,
    env: { ...settings, ...foreign, NODE_ENV: 'production' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
