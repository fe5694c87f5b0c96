import type { IncomingMessage } from 'node:http';
import type { BodyReservation } from './body-budget';

/** 413 too large, 408 too slow, 400 aborted, 503 too many at once. */
export class BodyError extends Error {
  constructor(readonly status: 400 | 408 | 413 | 503) {
    super(`body refused with ${status}`);
    this.name = 'BodyError';
  }
}

export interface BodyLimits {
  readonly bytes: number;
  readonly ms: number;
}

/** Reads the whole body. @throws {BodyError} */
export async function loadBody(request: IncomingMessage, limits: BodyLimits, place: BodyReservation): Promise<Buffer> {
  if (!hasBody(request)) return Buffer.alloc(0);
  if (Number(request.headers['content-length'] ?? 0) > limits.bytes) throw new BodyError(413);
  return await new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const timer = setTimeout(() => stop(new BodyError(408)), limits.ms);
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > limits.bytes) return stop(new BodyError(413));
      if (!place.take(chunk.length)) return stop(new BodyError(503));
      chunks.push(chunk);
    };
    const onEnd = () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
    };
    const onBroken = () => stop(new BodyError(400));
    const stop = (error: BodyError) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onBroken);
      reject(error);
    };
    request.on('data', onData).on('end', onEnd).on('close', onBroken).on('error', onBroken);
  }).finally(() => place.release());
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
