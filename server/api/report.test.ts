import { register } from 'prom-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../log';
import { CircuitOpenError } from './circuit-breakers';
import { reportCall, reportCircuit } from './report';
import { WholesaleError, type WholesaleErrorKind } from './wholesale-error';

let lines: Record<string, unknown>[];
const logOf = () =>
  createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });

beforeEach(() => {
  lines = [];
  register.resetMetrics();
});

const facts = { endpoint: 'cart.read', requestId: 'r-1' };
const failure = (kind: WholesaleErrorKind, status = 0, message?: string, code?: string) =>
  new WholesaleError(kind, {
    ...facts,
    status,
    failure: message === undefined ? undefined : { status, message, ...(code && { code }) },
  });

// @asvs 16.3.4
it('reportCall logs each failed call on one line with its request id', () => {
  const report = reportCall(logOf());
  report({ ...facts, durationMs: 3_000, retries: 0, error: failure('timeout') });
  report({ ...facts, durationMs: 40, retries: 2, error: failure('unavailable', 503, 'Busy') });
  report({
    ...facts,
    durationMs: 5,
    retries: 0,
    error: failure('rejected', 409, 'There is one already', 'OUT_OF_STOCK'),
  });
  report({ ...facts, durationMs: 5, retries: 0 });
  report({ ...facts, durationMs: 5, retries: 0, error: failure('abandoned') });
  expect(lines).toMatchObject([
    { level: 'error', msg: 'Network Error', endpoint: 'cart.read', requestId: 'r-1', kind: 'timeout', ms: 3_000 },
    { level: 'error', msg: 'api failed', retries: 2, status: 503 },
    { level: 'info', msg: 'api refused', status: 409, reason: 'OUT_OF_STOCK' },
  ]);
});

it('reportCall logs the entries that were left out of a list', () => {
  reportCall(logOf())({ ...facts, durationMs: 5, retries: 0, unread: ['data.1: id: Invalid input'] });
  expect(lines).toMatchObject([
    {
      level: 'error',
      msg: 'api entries left out',
      endpoint: 'cart.read',
      kind: 'malformed',
      entries: 1,
      unread: ['data.1: id: Invalid input'],
    },
  ]);
});

it.each([
  ['rejected', 422, 'error', 'Network Error'],
  ['denied', 403, 'error', 'Network Error'],
  ['unavailable', 502, 'error', 'Network Error'],
  ['malformed', 200, 'error', 'api failed'],
  ['unauthorised', 401, 'info', 'api refused'],
  ['notFound', 404, 'info', 'api refused'],
] as const)(
  'reportCall logs an error without an explanation (%s, status %i) at level %s as %j',
  (kind, status, level, msg) => {
    reportCall(logOf())({ ...facts, durationMs: 5, retries: 0, error: failure(kind, status) });
    expect(lines).toMatchObject([{ level, msg, kind, status }]);
  },
);

it('reportCall counts calls by endpoint and outcome, retries and open circuits', async () => {
  const report = reportCall(logOf());
  report({ ...facts, durationMs: 5, retries: 0 });
  report({ ...facts, durationMs: 5, retries: 2, error: failure('timeout') });
  reportCircuit(logOf())('cart', true);
  const text = await register.metrics();
  expect(text).toContain('portal_api_call_duration_seconds_count{endpoint="cart.read",outcome="ok"} 1');
  expect(text).toContain('portal_api_call_duration_seconds_count{endpoint="cart.read",outcome="timeout"} 1');
  expect(text).toContain('portal_api_retries_total{endpoint="cart.read"} 2');
  expect(text).toContain('portal_api_circuit_open{group="cart"} 1');
  reportCircuit(logOf())('cart', false);
  expect(await register.metrics()).toContain('portal_api_circuit_open{group="cart"} 0');
  expect(lines.map(({ msg }) => msg)).toEqual(['Network Error', 'api circuit open', 'api circuit closed']);
});

it('reportCall counts a call stopped by a circuit separately and logs it without a stack', async () => {
  const cause = new CircuitOpenError('cart');
  reportCall(logOf())({
    ...facts,
    durationMs: 0,
    retries: 0,
    error: new WholesaleError('unavailable', { ...facts, status: 0, cause }),
  });
  expect(lines).toEqual([
    { level: 'info', time: expect.any(String) as string, ...facts, kind: 'unavailable', msg: 'api not asked' },
  ]);
  const text = await register.metrics();
  expect(text).toContain('portal_api_calls_not_made_total{endpoint="cart.read"} 1');
  expect(text).not.toContain('portal_api_call_duration_seconds_count{');
});

it('The circuit metric returns to 0 half a minute after the last failed attempt', async () => {
  vi.useFakeTimers();
  const report = reportCircuit(logOf());
  const gauge = async () => /portal_api_circuit_open\{group="cart"\} (\d)/.exec(await register.metrics())?.[1];
  report('cart', true);
  vi.advanceTimersByTime(20_000);
  report('cart', true);
  vi.advanceTimersByTime(29_000);
  expect(await gauge()).toBe('1');
  vi.advanceTimersByTime(1_000);
  expect(await gauge()).toBe('0');
  report('cart', false);
  vi.useRealTimers();
  expect(lines.map(({ msg }) => msg)).toEqual(['api circuit open', 'api circuit closed']);
});
