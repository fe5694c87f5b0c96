import { parseArgs } from 'node:util';
import { listenEmbeddedApi } from './listen';

/** `serve --port 4000 --data .data --products 600` prints its base URL. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    data: { type: 'string', default: '.data' },
    products: { type: 'string', default: '600' },
    'token-seconds': { type: 'string', default: '3600' },
  },
});

const api = await listenEmbeddedApi({
  port: Number(values.port),
  dataDir: values.data,
  products: Number(values.products),
  tokenSeconds: Number(values['token-seconds']),
  log: (event, facts) => process.stderr.write(`${JSON.stringify({ event, ...facts })}\n`),
});
process.stdout.write(`${api.url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void api.close());
