import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it } from 'vitest';

const dir = mkdtempSync(join(tmpdir(), 'serve-'));
const running = new Set<ChildProcess>();

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

async function serve(port: string) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'serve.ts'), '--data', dir, '--products', '40', '--port', port],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  running.add(child);
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    url,
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      await once(child, 'exit');
      running.delete(child);
      return child.exitCode;
    },
  };
}

const post = (url: string, body: unknown) => fetch(url, { method: 'POST', body: JSON.stringify(body) });

it('serve listens on the given port and keeps its data when it is killed', async () => {
  const first = await serve('0');
  const { port } = new URL(first.url);
  expect((await post(`${first.url}/customer/auth/register`, { phone: '+380631234567', password: 'x' })).status).toBe(
    200,
  );
  await first.end('SIGKILL');
  const second = await serve(port);
  expect(second.url).toBe(first.url);
  expect((await post(`${second.url}/customer/auth/login`, { name: '+380631234567', password: 'x' })).status).toBe(200);
  expect(await second.end('SIGTERM')).toBe(0);
}, 60_000);
