import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const smallest = 1024;

/** An answer's body in the coding it is sent in. */
export interface Coded {
  readonly body: Buffer;
  readonly coding: 'br' | 'gzip' | null;
}

/** Compresses a whole body in one pass: brotli 4, else gzip 6, else (or under 1 kB) not at all. */
export async function compress(body: Buffer, acceptEncoding: string | undefined): Promise<Coded> {
  const coding = body.length < smallest ? null : chooseCoding(acceptEncoding);
  if (coding === null) return { body, coding };
  if (coding === 'gzip') return { body: await compressGzip(body, { level: 6 }), coding };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return { body: await compressBrotli(body, { params }), coding };
}

/** The best coding of an Accept-Encoding header that this host can write. */
export function chooseCoding(acceptEncoding: string | undefined): Coded['coding'] {
  const accepted = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}
