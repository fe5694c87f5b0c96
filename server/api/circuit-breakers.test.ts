import { describe, expect, it, vi } from 'vitest';
import { CircuitOpenError, createCircuitBreakers } from './circuit-breakers';
import { WholesaleError } from './wholesale-error';

const facts = { endpoint: 'catalogue.products', requestId: 'r-1' };
const failingCall = () => Promise.reject(new WholesaleError('unavailable', { ...facts, status: 500 }));
const rejection = () => Promise.reject(new WholesaleError('rejected', { ...facts, status: 409 }));

/** Random numbers that are the same in each run. */
function createRandom() {
  let seed = 20_261_120;
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** How many of so many calls were not made. */
async function countStopped(calls: number, failing: number): Promise<number> {
  const circuits = createCircuitBreakers();
  const random = createRandom();
  let stopped = 0;
  for (let call = 0; call < calls; call += 1) {
    const answer = () => (random() < failing ? failingCall() : Promise.resolve('ok'));
    await circuits
      .run('catalogue', answer)
      .catch((error: unknown) => (stopped += error instanceof CircuitOpenError ? 1 : 0));
  }
  return stopped;
}

// @fault A6
it('A circuit stays closed while a third of the calls fail at random', async () => {
  expect(await countStopped(20_000, 0.33)).toBe(0);
});

// @fault A6
it('A circuit opens when nearly all calls fail', async () => {
  expect(await countStopped(500, 0.95)).toBeGreaterThan(400);
  expect(await countStopped(100, 1)).toBe(85);
});

it('A circuit stays closed when the API answers with 4xx errors', async () => {
  const circuits = createCircuitBreakers();
  for (let call = 0; call < 14; call += 1) await circuits.run('cart', failingCall).catch(() => undefined);
  await expect(circuits.run('cart', rejection)).rejects.toMatchObject({ kind: 'rejected' });
  for (let call = 0; call < 14; call += 1) await circuits.run('cart', failingCall).catch(() => undefined);
  await expect(circuits.run('cart', rejection)).rejects.toMatchObject({ kind: 'rejected' });
});

describe('A call abandoned by its customer', () => {
  const left = () => Promise.reject(new WholesaleError('abandoned', { ...facts, status: 0 }));
  const isStopped = (call: Promise<unknown>) =>
    call.then(
      () => false,
      (error: unknown) => error instanceof CircuitOpenError,
    );

  it('neither opens a closed circuit nor resets its count of failures', async () => {
    const circuits = createCircuitBreakers();
    for (let call = 0; call < 30; call += 1) await circuits.run('documents', left).catch(() => undefined);
    for (let call = 0; call < 14; call += 1) await circuits.run('documents', failingCall).catch(() => undefined);
    await expect(circuits.run('documents', left)).rejects.toMatchObject({ kind: 'abandoned' });
    await circuits.run('documents', failingCall).catch(() => undefined);
    expect(await isStopped(circuits.run('documents', failingCall))).toBe(true);
  });

  it('does not close a half-open circuit', async () => {
    vi.useFakeTimers();
    const circuits = createCircuitBreakers();
    for (let call = 0; call < 15; call += 1) await circuits.run('documents', failingCall).catch(() => undefined);
    vi.advanceTimersByTime(2_000);
    await expect(circuits.run('documents', left)).rejects.toMatchObject({ kind: 'abandoned' });
    expect(await isStopped(circuits.run('documents', failingCall))).toBe(true);
    vi.useRealTimers();
  });
});
