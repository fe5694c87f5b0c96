import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Where a connection is cut: after this many bytes of the request or of the response. */
export interface Cut {
  readonly side: 'request' | 'answer';
  readonly afterBytes: number;
}

/** Bytes of the watched request and response that have passed. */
interface Passed {
  request: number;
  answer: number;
}

/** A TCP proxy between the portal and the wholesale API that can cut a connection within a request. */
export interface CuttingProxy {
  /** Base of the API as the portal sees it, version included. */
  readonly url: string;
  /** Watches the next request that starts with these words and cuts it once. */
  arm(words: string, cut: Cut | null): Promise<Passed>;
  /** Stops cutting and returns what has passed. */
  disarm(): Passed;
  close(): Promise<void>;
}

interface Watch {
  readonly words: string;
  readonly cut: Cut | null;
  readonly passed: Passed;
  readonly begun: (passed: Passed) => void;
  line: Socket | null;
}

/** Starts the proxy on loopback. */
export async function startCuttingProxy(apiUrl: string): Promise<CuttingProxy> {
  const port = Number(new URL(apiUrl).port);
  const open = new Set<Socket>();
  let watch: Watch | null = null;

  const server = createServer((similar) => {
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [similar, far],
      [far, similar],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.once('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    similar.on('data', (chunk: Buffer) => {
      if (watch?.line === null && chunk.toString('latin1', 0, watch.words.length) === watch.words) {
        watch.line = similar;
        watch.begun(watch.passed);
      }
      pass('request', similar, far, chunk);
    });
    far.on('data', (chunk: Buffer) => pass('answer', similar, far, chunk));
  });

  /** Forwards what may pass, then closes both ends if cut. */
  function pass(side: Cut['side'], similar: Socket, far: Socket, chunk: Buffer): void {
    const target = side === 'request' ? far : similar;
    if (watch?.line !== similar) return void target.write(chunk);
    const { cut, passed } = watch;
    const left = cut?.side === side ? cut.afterBytes - passed[side] : Infinity;
    passed[side] += chunk.length;
    if (chunk.length < left) return void target.write(chunk);
    watch = null;
    target.write(chunk.subarray(0, Math.max(left, 0)), () => {
      similar.destroy();
      far.destroy();
    });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/1.0`,
    arm: (words, cut) =>
      new Promise((begun) => {
        watch = { words, cut, passed: { request: 0, answer: 0 }, begun, line: null };
      }),
    disarm() {
      const passed = watch?.passed ?? { request: 0, answer: 0 };
      watch = null;
      return passed;
    },
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}
