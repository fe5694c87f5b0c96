import { accessSync, constants } from 'node:fs';
import { chromium } from 'playwright';

const shell = '/usr/bin/chromium-headless-shell';
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** CHROMIUM_PATH, else Debian's Chromium without windows, which opens a page in less than half the time; `null` when there is none. */
export function findHeadlessShell() {
  return [process.env['CHROMIUM_PATH'], shell].find((path) => path && isExecutable(path)) ?? null;
}

/** The Chromium to test with: the headless one, else Playwright's own, else the machine's; `null` when there is none. */
export function findChromium() {
  return findHeadlessShell() ?? [chromium.executablePath(), ...usual].find(isExecutable) ?? null;
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
