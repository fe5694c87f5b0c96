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
  response.end('fine');
});
setInterval(() => undefined, 1000);
shutdownOnSignal({
  server,
  lifecycle: { phase: 'ready' },
  log: createLog('info'),
  delayMs: 100,
  close: () => Promise.resolve(),
});
process.stdout.write(`${await listen(server, 0, '127.0.0.1')}\n`);
