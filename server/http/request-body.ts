import type { IncomingMessage } from 'node:http';
import type { BodyPlace } from './body-room';
import { RequestFault } from './request-fault';

export interface BodyLimits {
  readonly bytes: number;
  /** Time for the whole body, from the moment its headers were read. */
  readonly ms: number;
}

/**
 * Reads a whole request body; empty when there is none.
 * @throws {RequestFault}
 */
export async function readBody(request: IncomingMessage, limits: BodyLimits, place: BodyPlace): Promise<Buffer> {
  if (!hasBody(request)) return Buffer.alloc(0);
  if (Number(request.headers['content-length'] ?? 0) > limits.bytes) throw new RequestFault(413);
  return await new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const timer = setTimeout(() => stop(new RequestFault(408)), limits.ms);
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > limits.bytes) return stop(new RequestFault(413));
      if (!place.take(chunk.length)) return stop(new RequestFault(503));
      chunks.push(chunk);
    };
    const onEnd = () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
    };
    const onBroken = () => stop(new RequestFault(400));
    const stop = (fault: RequestFault) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onBroken);
      reject(fault);
    };
    request.on('data', onData).on('end', onEnd).on('close', onBroken).on('error', onBroken);
  }).finally(() => place.leave());
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
