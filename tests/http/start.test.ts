import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findFreePort } from '../support/free-port';

const root = fileURLToPath(new URL('../../', import.meta.url));

it('npm start writes only JSON log lines to stdout', async () => {
  const port = String(await findFreePort());
  const dataDir = mkdtempSync(join(tmpdir(), 'start-test-'));
  const settings = {
    PORT: port,
    HOST: '127.0.0.1',
    EMBEDDED_DATA_DIR: dataDir,
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'info',
    NODE_ENV: 'production' as const,
  };
  const child = spawn(process.execPath, [join(root, 'server/cli/start.js')], {
    env: { PATH: process.env['PATH'], ...settings },
    cwd: root,
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk: Buffer) => (output[name] += chunk.toString()));
  const ended = once(child, 'exit');
  try {
    await expect.poll(() => output.stderr, { timeout: 30_000 }).toContain(`is open at http://127.0.0.1:${port}`);
    expect((await fetch(`http://127.0.0.1:${port}/en/contact`)).status).toBe(200);
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
  const lines = output.stdout.split('\n').filter((line) => line !== '');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('level');
}, 60_000);

it('A portal whose port is taken says so on stderr and exits with code 1, even with LOG_LEVEL=silent', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const dataDir = mkdtempSync(join(tmpdir(), 'start-test-'));
  const { port } = taken.address() as AddressInfo;
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    EMBEDDED_DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production' as const,
  };
  const child = spawn(process.execPath, [join(root, 'build/host/main.js')], {
    env: { PATH: process.env['PATH'], ...settings },
    cwd: root,
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    expect(await once(child, 'exit')).toEqual([1, null]);
  } finally {
    child.kill('SIGKILL');
    taken.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  expect(output).toMatch(/^The settings cannot be used:\n {2}PORT, HOST: cannot listen \(listen EADDRINUSE.*\)\n$/);
}, 60_000);
