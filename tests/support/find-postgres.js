import { accessSync, constants, readdirSync } from 'node:fs';
import { join } from 'node:path';

const debian = '/usr/lib/postgresql';
const usual = ['/usr/local/pgsql/bin', '/usr/local/bin', '/usr/bin', '/opt/homebrew/opt/postgresql/bin'];

/** The folder with the programs of the PostgreSQL to test with: POSTGRES_BIN_PATH, else the machine's newest; `null` when there is none. */
export function findPostgres() {
  return [process.env['POSTGRES_BIN_PATH'], ...listDebian(), ...usual].find((path) => path && isServer(path)) ?? null;
}

/** Debian has a folder for each major version. */
function listDebian() {
  try {
    const versions = readdirSync(debian).sort((one, other) => Number(other) - Number(one));
    return versions.map((version) => join(debian, version, 'bin'));
  } catch {
    return [];
  }
}

/** @param {string} folder */
function isServer(folder) {
  try {
    for (const name of ['initdb', 'postgres']) accessSync(join(folder, name), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
