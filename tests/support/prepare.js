import { spawnSync } from 'node:child_process';
import { findChromium, findHeadlessShell } from './find-chromium.js';
import { findFirefox } from './find-firefox.js';
import { findPostgres } from './find-postgres.js';
import { findRedis } from './find-redis.js';

/** Brings what the tests need besides Node: a Chromium, a Redis server, a PostgreSQL and, if it can be had, a Firefox, from the machine's package manager where it may be used. */
const isRoot = process.getuid?.() === 0;
const update = ['apt-get', 'update', '-qq'];
const install = (/** @type {string} */ name) => ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name];

tryToBring('headless Chromium', findHeadlessShell, 'chromium-headless-shell', []);
bring('Chromium', findChromium, 'chromium', 'CHROMIUM_PATH', [['npx', 'playwright', 'install', 'chromium']]);
bring('a Redis server', findRedis, 'redis-server', 'REDIS_SERVER_PATH');
bring('a PostgreSQL', findPostgres, 'postgresql', 'POSTGRES_BIN_PATH');
bringOptional('a Firefox', findFirefox, 'firefox-esr', 'FIREFOX_PATH');

/**
 * Finds a program, else installs it; ends the process when neither succeeds.
 * @param {string} what
 * @param {() => string | null} find
 * @param {string} debianPackage
 * @param {string} variable names the program where it stands elsewhere
 * @param {string[][]} first commands tried before the package manager
 */
function bring(what, find, debianPackage, variable, first = []) {
  if (tryToBring(what, find, debianPackage, first)) return;
  console.error(
    `The tests need ${what}. Install it (Debian: apt-get install ${debianPackage}) or set ${variable} to where it is.`,
  );
  process.exit(1);
}

/**
 * Finds a program, else installs it; says that its tests are skipped when neither succeeds.
 * @param {string} what
 * @param {() => string | null} find
 * @param {string} debianPackage
 * @param {string} variable names the program where it stands elsewhere
 */
function bringOptional(what, find, debianPackage, variable) {
  if (tryToBring(what, find, debianPackage, [])) return;
  console.warn(`The tests in ${what} are skipped: install ${debianPackage} or set ${variable} to one.`);
}

/**
 * @param {string} what
 * @param {() => string | null} find
 * @param {string} debianPackage
 * @param {string[][]} first commands tried before the package manager
 * @returns whether it is there now
 */
function tryToBring(what, find, debianPackage, first) {
  const attempts = [...first, ...(isRoot ? [update, install(debianPackage)] : [])];
  for (const [command = '', ...args] of attempts) {
    if (find()) break;
    console.log(`No ${what} found: ${[command, ...args].join(' ')}`);
    spawnSync(command, args, { stdio: 'inherit' });
  }
  const found = find();
  if (found) console.log(`Tests run with ${found}`);
  return found !== null;
}
