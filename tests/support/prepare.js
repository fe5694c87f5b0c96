import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.js';

/** Brings what the browser tests need: a Chromium, from Playwright or from the machine's package manager. */
const attempts = [
  ['npx', 'playwright', 'install', 'chromium'],
  ...(process.getuid?.() === 0
    ? [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
      ]
    : []),
];

for (const [command = '', ...args] of attempts) {
  if (findChromium()) break;
  console.log(`No Chromium found: ${[command, ...args].join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit' });
}
const found = findChromium();
if (!found) {
  console.error('The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.');
  process.exit(1);
}
console.log(`Browser tests run with ${found}`);
