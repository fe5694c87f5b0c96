import { spawn } from 'node:child_process';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { createLog } from '../log';
import { shutdownOnSignal } from './signals';

// A process that is started takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const fixture = fileURLToPath(new URL('signals.fixture.ts', import.meta.url));

/** @param delayMs how long it takes requests after SIGTERM */
async function startProcess(delayMs = '100') {
  const child = spawn(process.execPath, ['--import', 'tsx', fixture, delayMs]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await expect.poll(() => output, { timeout: 50_000 }).toContain('http://');
  const url = /http:\S+/.exec(output)?.[0] ?? '';
  return { child, url, ended, read: () => output, [Symbol.dispose]: () => void child.kill('SIGKILL') };
}

// @fault P6
it('The process survives an unhandled rejection and exits on SIGTERM in spite of timers', async () => {
  using running = await startProcess();
  await fetch(`${running.url}/reject`);
  await expect.poll(running.read).toContain('nobody handles this');
  expect(await (await fetch(running.url)).text()).toBe('fine');
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
});

// @fault P6
it('The process exits with code 1 after an uncaught exception', async () => {
  using running = await startProcess();
  await fetch(`${running.url}/throw`);
  expect(await running.ended).toBe(1);
  expect(running.read()).toContain('"level":"fatal"');
});

it('The process exits at once on a SIGTERM two seconds after the first', async () => {
  using terminated = await startProcess('60000');
  terminated.child.kill('SIGTERM');
  await expect.poll(terminated.read).toContain('draining');
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  terminated.child.kill('SIGTERM');
  expect(await terminated.ended).toBe(0);
});

it('The process exits at once on a second SIGINT, and cuts what it was answering', async () => {
  using interrupted = await startProcess();
  const held = fetch(`${interrupted.url}/hold/60000`).catch(() => 'cut');
  await expect.poll(interrupted.read).toContain('held');
  interrupted.child.kill('SIGINT');
  await expect.poll(interrupted.read).toContain('draining');
  interrupted.child.kill('SIGINT');
  expect(await held).toBe('cut');
  expect(await interrupted.ended).toBe(0);
});

it('A SIGTERM that comes twice within milliseconds cuts no request', async () => {
  using running = await startProcess();
  const held = fetch(`${running.url}/hold/1000`);
  await expect.poll(running.read).toContain('held');
  running.child.kill('SIGTERM');
  await expect.poll(running.read).toContain('draining');
  running.child.kill('SIGTERM');
  expect(await (await held).text()).toBe('held');
  expect(await running.ended).toBe(0);
});

// @fault P5
it.each([
  ['a connection', () => Promise.resolve(), 20_000],
  ['what was started besides', () => new Promise<void>(() => undefined), 20_000],
  ['nothing, but what was started besides fails', () => Promise.reject(new Error('no')), 0],
])('The process exits within 25 s when shutdown hangs: %s', async (_, close, openMs) => {
  vi.useFakeTimers();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const on = vi.spyOn(process, 'on').mockReturnValue(process);
  let closed: () => void = () => undefined;
  const server = {
    close: (done: () => void) => (closed = done),
    closeIdleConnections: () => undefined,
    closeAllConnections: () => closed(),
  } as unknown as Server;
  shutdownOnSignal({ server, lifecycle: { phase: 'ready' }, log: createLog('silent'), delayMs: 0, close });
  const [, end] = on.mock.calls.find(([name]) => name === 'SIGTERM') ?? [];
  (end as () => void)();
  await vi.advanceTimersByTimeAsync(openMs);
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(25_000 - openMs);
  expect(exit).toHaveBeenCalledWith(0);
  vi.restoreAllMocks();
  vi.useRealTimers();
});
