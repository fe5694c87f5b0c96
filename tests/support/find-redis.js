import { accessSync, constants } from 'node:fs';

const usual = [
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
  '/usr/bin/valkey-server',
];

/** The Redis server to test with: REDIS_SERVER_PATH, else the machine's; `null` when there is none. */
export function findRedis() {
  return [process.env['REDIS_SERVER_PATH'], ...usual].find((path) => path && isExecutable(path)) ?? null;
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
