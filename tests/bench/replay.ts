import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * `replay.ts <API>`: replays the first response of each GET of the wholesale API, so that a run under load measures the
 * portal and not the demo API. Writes pass. Writes its own base URL, version included, to the standard output.
 */
const { origin, pathname } = new URL(process.argv[2] ?? '');

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const answers = new Map<string, Promise<Answer>>();

const server = createServer((request, response) => {
  void answer(request).then(({ status, type, body }) => {
    response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`http://127.0.0.1:${port}${pathname}`);
});

async function answer(request: IncomingMessage): Promise<Answer> {
  const { method = 'GET', url = '', headers } = request;
  const body = await text(request);
  if (method !== 'GET') return await ask(method, url, headers, body);
  const key = [url, headers.authorization, headers['accept-language']].join(' ');
  const known = answers.get(key) ?? ask(method, url, headers);
  answers.set(key, known);
  return await known;
}

async function ask(method: string, url: string, headers: IncomingMessage['headers'], body?: string): Promise<Answer> {
  const passed = Object.entries(headers).filter(([name]) => !['connection', 'host', 'content-length'].includes(name));
  const answered = await fetch(origin + url, {
    method,
    headers: passed.flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one])),
    ...(body ? { body } : {}),
  });
  return {
    status: answered.status,
    type: answered.headers.get('content-type') ?? 'application/json',
    body: await answered.text(),
  };
}
