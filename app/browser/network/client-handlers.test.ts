import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs } from '@remix-run/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showMessage } from '../messages';
import { clientAction, clientLoader } from './client-handlers';
import { showNetworkError } from './network-error';

vi.mock('../messages', () => ({ showMessage: vi.fn() }));
vi.mock('./network-error', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  showNetworkError: vi.fn(),
}));
vi.mock('./page-loading', () => ({ loadingPage: () => (isLoading ? '/catalog' : undefined) }));
vi.mock('./response-status', () => ({ watchResponseStatus: () => () => Promise.resolve(0) }));

let isOnPage: boolean | undefined = true;
let isLoading = false;

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('document', {
    querySelector: () => (isOnPage ? {} : null),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function send(fields: Record<string, string>, serverAction: () => Promise<unknown>) {
  const request = new Request('https://shop.example/catalog', { method: 'POST', body: new URLSearchParams(fields) });
  return clientAction({ request, serverAction } as unknown as ClientActionFunctionArgs);
}

/** Sends a form that nothing but the handler may keep. */
async function sendForm(fields: Record<string, string>, serverAction: () => Promise<unknown>) {
  const forms: WeakRef<FormData>[] = [];
  const read = async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    forms.push(new WeakRef(form));
    return await Promise.resolve(form);
  };
  const request = {
    url: 'https://shop.example/catalog',
    clone: () => ({ formData: read }),
    signal: { aborted: false },
  };
  await clientAction({ request, serverAction } as unknown as ClientActionFunctionArgs);
  const [form] = forms;
  if (!form) throw new Error('the handler read no form');
  return form;
}

async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  // A weak reference holds its target until the task ends.
  await new Promise((resolve) => setTimeout(resolve));
  runInNewContext('gc()');
}

describe('clientAction', () => {
  it('clientAction returns the response of the server and shows its message', async () => {
    const answer = { ok: true, message: { text: 'Added' } };
    expect(await send({}, () => Promise.resolve(answer))).toBe(answer);
    expect(showMessage).toHaveBeenCalledWith({ text: 'Added' });
  });

  it.each([
    ['stays on the page', [true, true], 0],
    ['is gone when the response arrives', [false, false], 1],
    ['goes away before its response can be read', [true, false], 1],
  ])(
    'clientAction shows a rejection as a message only when its form cannot show it: the form %s',
    async (_title, onPage, times) => {
      vi.useFakeTimers();
      [isOnPage] = onPage;
      await send({ fetcherKey: 'add-7' }, () => Promise.resolve({ ok: false, messageIfGone: { text: 'Not added' } }));
      [, isOnPage] = onPage;
      await vi.advanceTimersByTimeAsync(1_000);
      expect(showMessage).toHaveBeenCalledTimes(times);
    },
  );

  it('clientAction shows a rejection as a message when the next page was loading while its form was read', async () => {
    vi.useFakeTimers();
    [isOnPage, isLoading] = [true, true];
    await send({ fetcherKey: 'add-7' }, () => Promise.resolve({ ok: false, messageIfGone: { text: 'Not added' } }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(showMessage).not.toHaveBeenCalled();
    [isOnPage, isLoading] = [false, false];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(showMessage).toHaveBeenCalledTimes(1);
  });

  it('clientAction shows no message of a form that left the page because its fetcher sent another one, as the removal of a refused line', async () => {
    vi.useFakeTimers();
    [isOnPage, isLoading] = [true, false];
    await send({ fetcherKey: 'line-7' }, () => Promise.resolve({ ok: false, messageIfGone: { text: 'Too many' } }));
    isOnPage = false;
    await send({ fetcherKey: 'line-7' }, () => Promise.resolve({ ok: true, message: { text: 'Removed' } }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(showMessage).toHaveBeenCalledTimes(1);
    expect(showMessage).toHaveBeenCalledWith({ text: 'Removed' });
  });

  it.each([
    ['is answered', () => Promise.resolve({ ok: true })],
    ['has had its rejection shown', () => Promise.resolve({ ok: false, messageIfGone: { text: 'Not added' } })],
    ['has failed', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('clientAction keeps no form that %s', async (_title, serverAction: () => Promise<unknown>) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    [isOnPage, isLoading] = [true, false];
    const form = await sendForm({ fetcherKey: 'add-9' }, serverAction);
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await collectGarbage();
    expect(form.deref()).toBeUndefined();
  });

  it('clientAction returns a network error as data with status 503, so that the page stays and is not revalidated', async () => {
    const failed = () => Promise.reject(new TypeError('Failed to fetch'));
    const answer = (await send({ productId: '7' }, failed)) as Response;
    expect([answer.status, await answer.json()]).toEqual([503, { networkError: { why: 'answer' } }]);
    expect(showNetworkError).toHaveBeenLastCalledWith({ why: 'answer' });
    vi.stubGlobal('navigator', { onLine: false });
    await send({ productId: '7' }, failed);
    expect(showNetworkError).toHaveBeenLastCalledWith({ why: 'offline' });
    await send({ intent: 'placeOrder' }, failed);
    expect(showNetworkError).toHaveBeenLastCalledWith({ why: 'offline', isOrder: true });
  });

  it('clientAction throws redirects to the router', async () => {
    const redirect = new Response(null, { status: 302 });
    const lead = vi.fn<() => Promise<unknown>>().mockRejectedValue(redirect);
    await expect(send({}, lead)).rejects.toBe(redirect);
  });
});

describe('clientLoader', () => {
  const load = (serverLoader: () => Promise<unknown>) =>
    clientLoader({
      request: new Request('https://shop.example/cart/drawer'),
      serverLoader,
    } as unknown as ClientLoaderFunctionArgs);

  it('clientLoader returns the data of the server', async () => {
    expect(await load(() => Promise.resolve({ unread: 3 }))).toEqual({ unread: 3 });
  });

  it('clientLoader returns the status unavailable when the server fails or does not respond in ten seconds', async () => {
    expect(await load(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ status: 'unavailable' });
    vi.useFakeTimers();
    const waiting = load(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await waiting).toEqual({ status: 'unavailable' });
  });
});
