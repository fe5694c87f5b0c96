import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createLog } from '../log';
import { EnvError, findMisspelt, parseSettings, exitOnSettingErrors, type Settings } from '../settings';

const DATABASE = 'wholesale.sqlite';
const SECRET = 'session-secret';

export interface StartedDependencies {
  readonly embeddedApi: string | null;
  close(): Promise<void>;
}

/** Starts the embedded API without WHOLESALE_API_URL and completes process.env, which the Remix bundle and child processes read. @throws {EnvError} for invalid settings */
export async function resolveEnv(): Promise<StartedDependencies> {
  if (!('NODE_ENV' in process.env)) Object.assign(process.env, { NODE_ENV: 'production' });
  const settings = parseSettings(process.env);
  const log = createLog(settings.LOG_LEVEL);
  for (const line of findMisspelt(process.env)) log.warn(line);
  if (settings.WHOLESALE_API_URL) return { embeddedApi: null, close: () => Promise.resolve() };
  const dataDir = openDataDir(settings.EMBEDDED_DATA_DIR);
  const { listenEmbeddedApi } = await import('../embedded/listen');
  const api = await listenEmbeddedApi({
    dataDir,
    products: settings.EMBEDDED_PRODUCTS,
    log: (event, facts) => log.info(`embedded API, ${event}: ${Object.values(facts).join(' ')}`),
  });
  Object.assign(process.env, {
    PORTAL_STARTED_EMBEDDED_API: 'true',
    WHOLESALE_API_URL: api.url,
    WAREHOUSE_ID: settings.WAREHOUSE_ID ?? api.warehouseId,
    SHOP_ID: settings.SHOP_ID ?? api.shopId,
    SESSION_SECRET: sessionSecret(settings, dataDir),
  });
  return { embeddedApi: api.url, close: () => api.close() };
}

/** As {@link resolveEnv}; exits with one line per invalid setting. */
export async function resolveEnvOrExit(): Promise<StartedDependencies> {
  return await resolveEnv().catch(exitOnSettingErrors);
}

/** @throws {EnvError} when the directory is not writable */
function openDataDir(given: string): string {
  const dataDir = resolve(given);
  try {
    mkdirSync(dataDir, { recursive: true });
    for (const path of [dataDir, join(dataDir, DATABASE), join(dataDir, SECRET)])
      if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
    return dataDir;
  } catch (error) {
    throw new EnvError([`EMBEDDED_DATA_DIR: cannot be written (${(error as Error).message})`]);
  }
}

/** Stored, so that a restart signs nobody out. */
function sessionSecret({ SESSION_SECRET: given }: Settings, dataDir: string): string {
  if (given) return given.join(',');
  const file = join(dataDir, SECRET);
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
