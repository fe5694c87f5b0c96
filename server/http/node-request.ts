import type { IncomingMessage, ServerResponse } from 'node:http';
import { formTypeOf } from './form-body';

/** Headers hidden from the app: of the connection, of proxies, and Origin, which is checked already and which Remix would compare with Host. */
const hidden = new Set([
  ...'connection keep-alive transfer-encoding upgrade te trailer expect host origin forwarded'.split(' '),
  ...'x-forwarded-for x-forwarded-host x-forwarded-proto x-forwarded-port x-real-ip x-request-id'.split(' '),
]);

export function signalOf(outgoing: ServerResponse): AbortSignal {
  const abort = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) abort.abort();
  });
  return abort.signal;
}

/** @throws {BodyError} for an invalid form */
export async function toWebRequest(
  incoming: IncomingMessage,
  signal: AbortSignal,
  publicOrigin: string,
  body: Buffer,
): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming;
  const headers = parseHeaders(incoming, publicOrigin);
  const init: RequestInit = { method, headers };
  if (method === 'GET' || method === 'HEAD') return withSignal(new Request(publicOrigin + url, init), signal);
  headers.set('content-type', await formTypeOf(incoming, body));
  return withSignal(new Request(publicOrigin + url, { ...init, body: new Uint8Array(body) }), signal);
}

/** Sets the signal itself: the constructor would derive one that is held by weak references only and may be garbage collected. */
function withSignal(request: Request, signal: AbortSignal): Request {
  return Object.defineProperty(request, 'signal', { value: signal });
}

function parseHeaders(incoming: IncomingMessage, publicOrigin: string): Headers {
  const headers = new Headers({ host: new URL(publicOrigin).host });
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (hidden.has(name) || value === undefined) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}
