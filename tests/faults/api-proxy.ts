import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call from the portal to the wholesale API. */
export interface PassingCall {
  /** `GET /cart/me`, without the query. */
  readonly name: string;
  readonly headers: IncomingHttpHeaders;
}

/** What happens to a call: it passes, is delayed, loses its connection before the API sees it, or gets another response. */
export type Fate = 'pass' | 'cut' | { readonly delayMs: number } | { readonly status: number; readonly body: string };

/** A proxy between the portal and the wholesale API that records calls and decides their fate. */
export interface ApiProxy {
  /** Base of the API as the portal sees it, version included. */
  readonly url: string;
  /** Recorded calls, such as `GET /cart/me`. */
  readonly calls: string[];
  decide: (call: PassingCall) => Fate;
  close(): Promise<void>;
}

const version = '/1.0';
/** Request ID of the calls that build the search index. */
const BACKGROUND = 'catalogue-index';

/** Starts a proxy on loopback in front of an API. */
export async function startApiProxy(apiUrl: string): Promise<ApiProxy> {
  const { port: apiPort } = new URL(apiUrl);
  const calls: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', apiUrl).pathname.replace(version, '');
    const name = `${incoming.method} ${path}`;
    if (incoming.headers['x-request-id'] !== BACKGROUND) calls.push(name);
    const fate = proxy.decide({ name, headers: incoming.headers });
    if (fate === 'cut') incoming.socket.destroy();
    else if (fate === 'pass') forward(apiPort, incoming, outgoing);
    else if ('delayMs' in fate) setTimeout(forward, fate.delayMs, apiPort, incoming, outgoing).unref();
    else outgoing.writeHead(fate.status, { 'content-type': 'application/json' }).end(fate.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy: ApiProxy = {
    url: `http://127.0.0.1:${port}${version}`,
    calls,
    decide: () => 'pass',
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return proxy;
}

/** The response of the API to an invalid token. */
export const unauthorised: Fate = { status: 401, body: JSON.stringify({ status: 401, message: 'Unauthorized' }) };

/** Rejects the access tokens issued so far; a refreshed one is accepted. */
export function expireToken(proxy: ApiProxy): void {
  let expired: string | undefined;
  proxy.decide = ({ headers: { authorization } }) => {
    if (authorization === undefined) return 'pass';
    expired ??= authorization;
    return authorization === expired ? unauthorised : 'pass';
  };
}

function forward(port: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { url: path, method, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    answer.once('error', () => incoming.socket.destroy());
  });
  onward.once('error', () => incoming.socket.destroy());
  incoming.pipe(onward);
}
