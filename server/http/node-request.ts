import type { IncomingMessage, ServerResponse } from 'node:http';
import { formTypeOf } from './form-body';

/**
 * Headers the app never sees: those of the connection, those only a trusted proxy may write (the host has read
 * them already) and Origin, which the host has judged: Remix would compare it with Host once more and answer 500.
 */
const hidden = new Set([
  ...[
    'connection',
    'keep-alive',
    'transfer-encoding',
    'upgrade',
    'te',
    'trailer',
    'expect',
    'host',
    'origin',
    'forwarded',
  ],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-real-ip', 'x-request-id'],
]);

/** Aborts when the customer goes away before the answer is complete. */
export function signalOf(outgoing: ServerResponse): AbortSignal {
  const abort = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) abort.abort();
  });
  return abort.signal;
}

/**
 * The web request of a node one and its body, at its public address.
 * @throws {BodyError} when the body is no form
 */
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

/**
 * A request with this very signal. Handed to its constructor, a signal is followed by one of the request's own, through weak references, and V8's
 * quick collections leave alone what these name.
 */
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
