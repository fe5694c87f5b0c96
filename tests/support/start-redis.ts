import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from './free-port';
import { findRedis } from './find-redis.js';

export interface RunningRedis {
  readonly url: string;
  /** Stops answering but keeps connections open. */
  pause(): void;
  /** Stops the process at once. */
  stop(): Promise<void>;
}

/** Starts a real Redis on loopback that keeps nothing on disk. @param options of redis-server @throws when there is no redis-server */
export async function startRedis(...options: string[]): Promise<RunningRedis> {
  const path = findRedis();
  if (!path) throw new Error('no redis-server on this machine: npm run test:prepare');
  const port = await findFreePort();
  const child = spawn(
    path,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...options],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.includes('Ready to accept connections') && resolve());
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    pause: () => void child.kill('SIGSTOP'),
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
