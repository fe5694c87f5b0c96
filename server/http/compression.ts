import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { acceptedNames } from './accepted-names';

const smallest = 1024;
/** Up to this size the trip to a thread costs more than the work itself, which stays under 2 ms. */
const largestInline = 128 * 1024;
const brotliLater = promisify(brotliCompress);
const gzipLater = promisify(gzip);

/** An answer's body in the coding it is sent in. */
export interface Coded {
  readonly body: Buffer;
  readonly coding: 'br' | 'gzip' | null;
}

/** Brotli's quality for what is sent once. */
const ONCE = 5;
/** The same for what is sent many times as it was compressed: smaller still, at half as much work again. */
const OFTEN = 7;

/** Compresses a whole body in one pass: with brotli, else gzip 6, else (or under 1 kB) not at all. */
export async function compress(body: Buffer, acceptEncoding: string | undefined, isSentOften = false): Promise<Coded> {
  const coding = body.length < smallest ? null : chooseCoding(acceptEncoding);
  if (coding === null) return { body, coding };
  const inline = body.length <= largestInline;
  if (coding === 'gzip') return { body: inline ? gzipSync(body) : await gzipLater(body), coding };
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isSentOften ? OFTEN : ONCE,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
  return { body: inline ? brotliCompressSync(body, options) : await brotliLater(body, options), coding };
}

/** The best coding of an Accept-Encoding header that this host can write. */
function chooseCoding(acceptEncoding: string | undefined): Coded['coding'] {
  const accepted = acceptedNames(acceptEncoding);
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : null;
}
