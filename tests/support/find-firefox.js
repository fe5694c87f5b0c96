import { accessSync, constants } from 'node:fs';

const usual = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** The Firefox to test with: FIREFOX_PATH, else the machine's; `null` when there is none. */
export function findFirefox() {
  return [process.env['FIREFOX_PATH'], ...usual].find((path) => path && isExecutable(path)) ?? null;
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
