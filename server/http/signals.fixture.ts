import { createServer } from 'node:http';
import { createLog } from '../log';
import { shutdownOnSignal } from './signals';
import { listen } from './start-server';

/** A process of its own: a server with the portal's way of ending, that fails when asked to. */
const server = createServer((request, response) => {
  if (request.url === '/reject') void Promise.reject(new Error('nobody handles this'));
  if (request.url === '/throw')
    setImmediate(() => {
      throw new Error('nobody catches this');
    });
  const [, holdMs] = /^\/hold\/(\d+)$/.exec(request.url ?? '') ?? [];
  if (holdMs === undefined) return response.end('fine');
  process.stdout.write('held\n');
  return setTimeout(() => response.end('held'), Number(holdMs));
});
setInterval(() => undefined, 1000);
shutdownOnSignal({
  server,
  lifecycle: { phase: 'ready' },
  log: createLog('info'),
  delayMs: Number(process.argv[2]),
  close: () => Promise.resolve(),
});
process.stdout.write(`${await listen(server, 0, '127.0.0.1')}\n`);
