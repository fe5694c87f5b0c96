import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './free-port';

/** The embedded wholesale API as a separate process. */
export interface RunningApi {
  /** Base of the API, version included; the same after a restart. */
  readonly url: string;
  /** Kills the process at once. */
  kill(): Promise<void>;
  /** Restarts the process with the data of the killed one. */
  restart(): Promise<void>;
  /** Ends the process and removes its data. */
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('../../build/host/embedded.js', import.meta.url));

/**
 * Starts the built embedded API and waits until it listens.
 * @param options `tokenSeconds`: how long a bearer lives
 * @throws {Error} when it ends before it listens
 */
export async function startApi({ products = 60, tokenSeconds = 3_600 } = {}): Promise<RunningApi> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'api-test-'));
  const args = [
    '--port',
    String(port),
    '--data',
    dataDir,
    '--products',
    String(products),
    '--token-seconds',
    String(tokenSeconds),
  ];
  let child = await listen(args);

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  return {
    url: `http://127.0.0.1:${port}/1.0`,
    kill,
    restart: async () => void (child = await listen(args)),
    async stop() {
      await kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function listen(args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`The embedded API ended with ${code} before it listened`)));
  });
  return child;
}
