import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** A picture with enough going on in it to be worth compressing. */
export async function drawPicture(width: number, height = width): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 140, sigma: 20 } as const;
  return await sharp({ create: { width, height, channels: 3, background: '#a33', noise } })
    .jpeg()
    .toBuffer();
}

export interface Origin extends Disposable {
  readonly host: string;
  readonly url: string;
  /** Paths asked for so far. */
  readonly requests: string[];
}

/** A host of pictures that answers as told. */
export async function startOrigin(answer: RequestListener): Promise<Origin> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { host, url: `http://${host}`, requests, [Symbol.dispose]: stop };
}
