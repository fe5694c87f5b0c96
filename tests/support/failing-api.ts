import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { getResponse, type RequestHandler } from 'msw';
import { listenEmbeddedApi } from '../../server/embedded/listen';
import { startPortal, type RunningPortal } from './start-portal';

/** The embedded wholesale API behind handlers that tests set. */
export interface FailingApi {
  /** Base of the API, version included. */
  readonly url: string;
  /** Received calls in order, such as `GET /cart/me`. */
  readonly calls: string[];
  /** Answers given instead of the embedded API's, until `recover`; `HttpResponse.error()` drops the connection. */
  fail(...handlers: RequestHandler[]): void;
  /** Lets the embedded API answer a request, for use in handlers. */
  pass(request: Request): Promise<Response>;
  /** Changes each value of the JSON responses until `recover`. */
  rewrite(change: (name: string, value: unknown) => unknown): void;
  /** Removes all handlers and clears `calls`. */
  recover(): void;
  close(): Promise<void>;
}

const version = '/1.0';

/** Starts the API on loopback with an embedded API behind it. */
export async function startFailingApi(): Promise<FailingApi> {
  const dataDir = mkdtempSync(join(tmpdir(), 'failing-api-'));
  const embedded = await listenEmbeddedApi({ dataDir });
  const calls: string[] = [];
  let handlers: RequestHandler[] = [];
  let reviver: ((name: string, value: unknown) => unknown) | null = null;

  async function answer(request: Request, env: unknown): Promise<Response> {
    const { pathname } = new URL(request.url);
    calls.push(`${request.method} ${pathname.replace(version, '')}`);
    const given = await getResponse(handlers, request.clone());
    if (given?.type === 'error') {
      (env as HttpBindings).incoming.socket.destroy();
      return new Response();
    }
    if (given) return given;
    const answered = await pass(request);
    if (!reviver || !answered.headers.get('content-type')?.includes('json')) return answered;
    const { status, headers } = answered;
    return new Response(JSON.stringify(JSON.parse(await answered.text(), reviver)), { status, headers });
  }

  function pass(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    return forward(request, embedded.url.replace(version, '') + pathname + search);
  }

  const server = createAdaptorServer({ fetch: answer, overrideGlobalObjects: false });
  if (!(server instanceof Server)) throw new TypeError('expected an HTTP/1 server');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${version}`,
    calls,
    fail: (...given) => void (handlers = given),
    pass,
    rewrite: (change) => void (reviver = change),
    recover() {
      handlers = [];
      reviver = null;
      calls.length = 0;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await embedded.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A built portal whose wholesale API is the given one. */
export async function startPortalOn(api: FailingApi, env: Record<string, string> = {}): Promise<RunningPortal> {
  return await startPortal({
    WHOLESALE_API_URL: api.url,
    SESSION_SECRET: 'thirty-two characters for a test',
    LOG_LEVEL: 'info',
    ...env,
  });
}

async function forward(request: Request, target: string): Promise<Response> {
  const { method, headers } = request;
  const body = method === 'GET' ? null : await request.arrayBuffer();
  const answer = await fetch(target, {
    method,
    headers: without(headers, 'host', 'connection', 'content-length', 'transfer-encoding'),
    body,
    redirect: 'manual',
  });
  const empty = answer.status === 204;
  return new Response(empty ? null : await answer.arrayBuffer(), {
    status: answer.status,
    headers: without(
      answer.headers,
      'content-encoding',
      'content-length',
      'transfer-encoding',
      'connection',
      'keep-alive',
    ),
  });
}

function without(headers: Headers, ...names: string[]): Headers {
  const remaining = new Headers(headers);
  for (const name of names) remaining.delete(name);
  return remaining;
}
