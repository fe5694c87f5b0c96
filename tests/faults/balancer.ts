import { once } from 'node:events';
import { Agent, createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A round-robin load balancer over the ready servers, without retries. */
export interface Balancer {
  readonly url: string;
  /** Errors of connections to a server. */
  readonly errors: readonly string[];
  add(url: string): void;
  remove(url: string): void;
  close(): Promise<void>;
}

const checkEveryMs = 250;
/** Longer than any pause between two requests of a run, so that no reused connection is being closed. */
const keepAliveMs = 120_000;
/** Hop-by-hop headers, not forwarded (RFC 9110, 7.6.1). */
const hopByHopHeaders = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Starts a load balancer on loopback that asks each server's `/readyz` four times a second. */
export async function startBalancer(): Promise<Balancer> {
  const ready = new Map<string, boolean>();
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const errors: string[] = [];
  let turn = 0;

  const server = createServer((incoming, outgoing) => {
    const open = [...ready].flatMap(([url, isReady]) => (isReady ? [url] : []));
    const target = open[(turn += 1) % open.length];
    const fail = (error: string) => {
      errors.push(error);
      outgoing.writeHead(502).end();
    };
    if (!target) return fail('no server is ready');
    const { method, url, headers } = incoming;
    const onward = request(target, { agent, method, path: url, headers: withoutHop(headers) }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, withoutHop(answer.headers));
      answer.pipe(outgoing);
    });
    onward.once('error', ({ message }) =>
      fail(`${message} from a server that ${ready.get(target) ? 'is' : 'was'} ready`),
    );
    incoming.pipe(onward);
  });
  const checking = new Set<string>();
  const check = async (url: string) => {
    if (checking.has(url)) return;
    checking.add(url);
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    checking.delete(url);
    if (ready.has(url)) ready.set(url, isReady);
  };
  const timer = setInterval(() => [...ready.keys()].forEach((url) => void check(url)), checkEveryMs);
  server.keepAliveTimeout = keepAliveMs;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    errors,
    add: (url) => void ready.set(url, true),
    remove: (url) => void ready.delete(url),
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function withoutHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHopHeaders.includes(name)));
}
