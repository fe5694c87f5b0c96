import { accessSync, constants } from 'node:fs';
import { chromium } from 'playwright';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The Chromium to test with: CHROMIUM_PATH, else Playwright's own, else the machine's; `null` when there is none. */
export function findChromium() {
  const told = process.env['CHROMIUM_PATH'];
  return [told, chromium.executablePath(), ...usual].find((path) => path && isExecutable(path)) ?? null;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
