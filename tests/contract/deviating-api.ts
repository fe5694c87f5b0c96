import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What an API answers instead, as JSON or, when it is a text, as it stands; nothing: the true answer goes through. */
export type Deviation = (call: string, answer: unknown) => unknown;

/** An API that passes every call on to another one, and bends some of the answers; it remembers what it was asked. */
export async function startDeviatingApi(target: string, bend: Deviation) {
  const asked: string[] = [];
  const { pathname: base } = new URL(target);
  const server = createServer((request, response) => {
    void pass().catch(() => response.destroy());

    async function pass(): Promise<void> {
      const { method = 'GET', url = '', headers } = request;
      const call = `${method} ${url.slice(base.length)}`;
      asked.push(call);
      const { 'content-type': type, authorization, 'idempotency-key': key } = headers;
      const sent = Object.entries({ 'content-type': type, authorization, 'idempotency-key': key });
      const answer = await fetch(new URL(url, target), {
        method,
        headers: sent.flatMap(([name, value]): [string, string][] =>
          typeof value === 'string' ? [[name, value]] : [],
        ),
        ...(method === 'GET' ? {} : { body: await text(request) }),
      });
      const body = Buffer.from(await answer.arrayBuffer());
      const given = answer.headers.get('content-type') ?? '';
      const bent = bend(call, given.startsWith('application/json') ? JSON.parse(body.toString()) : undefined);
      response.writeHead(answer.status, { 'content-type': bent === undefined ? given : 'application/json' });
      response.end(bent === undefined ? body : typeof bent === 'string' ? bent : JSON.stringify(bent));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    asked,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
