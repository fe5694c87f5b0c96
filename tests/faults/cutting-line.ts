import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Where the line of one exchange is cut: after so many bytes of the request, or of the answer. */
export interface Cut {
  readonly side: 'request' | 'answer';
  readonly afterBytes: number;
}

/** Bytes of the watched exchange that have passed. */
interface Passed {
  request: number;
  answer: number;
}

/** A TCP line between the portal and the wholesale API that can be cut in the middle of one exchange. */
export interface CuttingLine {
  /** Base of the API as the portal sees it, version included. */
  readonly url: string;
  /** Watches the next exchange that starts with these words, and cuts it once. */
  arm(words: string, cut: Cut | null): Promise<Passed>;
  /** Cuts nothing any more, and tells what has passed of the exchange. */
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

/** Starts the line on loopback. */
export async function startCuttingLine(apiUrl: string): Promise<CuttingLine> {
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

  /** Writes what may still pass; a cut takes both ends away once that has been handed over. */
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
