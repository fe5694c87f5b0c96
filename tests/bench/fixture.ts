import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoAccounts } from '../../server/embedded/demo-accounts';
import { Customer } from '../support/customer';
import { findFreePort } from '../support/free-port';

const root = fileURLToPath(new URL('../../', import.meta.url));
const TICK_MS = 10;
/** V8 optimizes rendering for this long under load: throughput rises by half meanwhile. */
export const WARM_SECONDS = 30;

/** Whether the measured process can be pinned to a core of its own. */
export const canPin = cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;

/** Keeps this process off the measured core until the returned function is called. */
export function leaveMeasuredCore(): () => void {
  const last = cpus().length - 1;
  const pin = (cores: string) => canPin && spawnSync('taskset', ['-a', '-c', '-p', cores, String(process.pid)]);
  pin(`1-${last}`);
  return () => void pin(`0-${last}`);
}

/** A server process under measurement. */
export interface Measured {
  readonly url: string;
  /** Time from the start of the process to its first page, ms. */
  readonly startMs: number;
  /** Resident memory, MB. */
  readMemory(): number;
  /** Processor time so far, ms. */
  readCpuMs(): number;
  stop(): Promise<void>;
}

export interface Fixture {
  readonly apiUrl: string;
  /** Starts the built portal with the API of this fixture. */
  startPortal(options?: {
    /** Limit of V8's heap, MB. */
    readonly heapMb?: number;
    readonly apiUrl?: string;
    readonly firstPage?: string;
  }): Promise<Measured>;
  /** Starts a process that replays the first API response of each GET. */
  startReplay(): Promise<string>;
  end(): Promise<void>;
}

/** Starts the embedded API as a separate process. */
export async function openFixture(products = 600): Promise<Fixture> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const children = new Set<ChildProcess>();
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    NODE_ENV: 'production' as const,
    LOG_LEVEL: 'warn',
  };

  function run(args: readonly string[], core: number, more: Record<string, string> = {}): ChildProcess {
    const child = spawn(
      canPin ? 'taskset' : process.execPath,
      canPin ? ['-c', String(core), process.execPath, ...args] : args,
      { cwd: root, env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    children.add(child);
    return child;
  }

  const api = run(['build/host/embedded.js', '--data', folder, '--products', String(products)], 1);
  const apiUrl = await firstLine(api);

  return {
    apiUrl,
    async startPortal({ heapMb, apiUrl: other = apiUrl, firstPage = '/' } = {}) {
      const port = await findFreePort();
      const url = `http://127.0.0.1:${port}`;
      const settings = {
        PORT: String(port),
        HOST: '127.0.0.1',
        WHOLESALE_API_URL: other,
        SESSION_SECRET: 'thirty-two characters for a bench',
        IMAGE_CACHE_DIR: join(folder, 'images'),
        DRAIN_SECONDS: '0',
        PORTAL_STARTED_EMBEDDED_API: 'true',
      };
      const startedAt = performance.now();
      const heap = heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`];
      const child = run([...heap, 'build/host/main.js'], 0, settings);
      child.stdout?.resume();
      while (!(await isGood(url + firstPage))) {
        if (child.exitCode !== null || performance.now() - startedAt > 60_000)
          throw new Error('the portal did not start');
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      const startMs = performance.now() - startedAt;
      return {
        url,
        startMs,
        readMemory: () =>
          Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8'))?.[1]) / 1024,
        readCpuMs: () => readTicks(child.pid ?? 0) * TICK_MS,
        stop: () => end(child),
      };
    },
    startReplay: () => firstLine(run(['--import', 'tsx', 'tests/bench/replay.ts', apiUrl], 1)),
    async end() {
      await Promise.all([...children].map(end));
      rmSync(folder, { recursive: true, force: true });
    },
  };

  async function end(child: ChildProcess): Promise<void> {
    children.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
  }
}

/** Cookies of the demo customer with orders, debt and discounts. */
export async function signIn(url: string): Promise<string> {
  const [{ phone, password }] = demoAccounts;
  const customer = new Customer(url);
  const page = await customer.signIn(phone, password);
  if (page.status !== 200 || page.path !== '/') throw new Error(`signing in ended at ${page.path} with ${page.status}`);
  return customer.cookies.header();
}

async function isGood(url: string): Promise<boolean> {
  return fetch(url).then(
    async (answer) => (await answer.arrayBuffer(), answer.ok),
    () => false,
  );
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('\n')) resolve(output.split('\n')[0] ?? '');
    });
    child.once('exit', () => reject(new Error(`the API did not start: ${output}`)));
  });
}

/** User and system time of a process in clock ticks. */
function readTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
