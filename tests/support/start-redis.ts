import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from './free-port';
import { findRedis } from './find-redis.js';

export interface RunningRedis {
  readonly url: string;
  /** Stops answering but keeps connections open. */
  pause(): void;
  /** Ends the process at once and starts an empty one at the same port after so many ms, as when another machine takes over. */
  failOver(afterMs: number): Promise<void>;
  /** Stops the process at once. */
  stop(): Promise<void>;
}

/** Starts a real Redis on loopback that keeps nothing on disk. @param options of redis-server @throws when there is no redis-server */
export async function startRedis(...options: string[]): Promise<RunningRedis> {
  const path = findRedis();
  if (!path) throw new Error('no redis-server on this machine: npm run test:prepare');
  const port = await findFreePort();
  const listen = async (): Promise<ChildProcess> => {
    const child = spawn(
      path,
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...options],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => chunk.includes('Ready to accept connections') && resolve());
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
    });
    return child;
  };
  let child = await listen();
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    pause: () => void child.kill('SIGSTOP'),
    stop,
    async failOver(afterMs) {
      await stop();
      await sleep(afterMs);
      child = await listen();
    },
  };
}
