import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './free-port';

export interface RunningPortal {
  readonly url: string;
  readonly pid: number;
  /** Everything the process has written so far. */
  readonly logs: readonly string[];
  /** Ends the process with a signal and returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const startMs = 60_000;

/** Settings for an external API; an empty value removes one. */
const supplierSettings = {
  SHOP_NAME: 'Первоцвіт',
  CONTACT_PHONE: '+380 44 500 11 22',
  CONTACT_EMAIL: 'hurt@pervotsvit.example',
  CONTACT_ADDRESS: 'Київ, вул. Якутська, 8',
  CONTACT_MAP_URL: 'https://map.example/',
};

/**
 * Starts the built portal as a separate process with its own data folder and waits until it is ready.
 * @param env settings besides PORT, HOST and EMBEDDED_DATA_DIR
 * @param node path of the Node that runs it
 * @throws {Error} with the output of the process, when it ends or is not ready within a minute
 */
export async function startPortal(
  env: Record<string, string> = {},
  node: string = process.execPath,
): Promise<RunningPortal> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
  // Plain http on loopback: with a real API cookies would be secure, and a browser would not send them back.
  const cookies = env['WHOLESALE_API_URL'] && !env['PUBLIC_URL'] ? { COOKIE_SECURE: 'false' } : {};
  const supplier = env['WHOLESALE_API_URL'] ? supplierSettings : {};
  const fixed = { PORT: String(port), HOST: '127.0.0.1', EMBEDDED_DATA_DIR: dataDir, DRAIN_SECONDS: '0' };
  const settings = { ...fixed, ...cookies, ...supplier, ...env };
  const child = spawn(node, [join(root, 'build/host/main.js')], {
    env: { ...bareEnv(), ...settings },
    cwd: root,
  });
  const logs: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => logs.push(chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void ended.then(() => rmSync(dataDir, { recursive: true, force: true }));

  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + startMs;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The portal did not start:\n${logs.join('')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return await ended;
  };
  return { url, pid: child.pid ?? 0, logs, stop };
}

/** The machine's own environment, without settings of the portal that a developer may have set. */
function bareEnv(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, NODE_ENV: 'production' };
}

async function isReady(url: string): Promise<boolean> {
  return await fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
