import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { acceptedNames } from '../accept-encoding';

const MIN_BYTES = 1024;
/** Up to this size the trip to a thread costs more than the work itself, which stays under 2 ms. */
const MAX_INLINE_BYTES = 128 * 1024;
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** An answer's body in the coding it is sent in. */
export interface EncodedBody {
  readonly body: Buffer;
  readonly coding: 'br' | 'gzip' | null;
}

/**
 * How much work a body is worth: `often` is sent many times as it was compressed; `hurried` is sent while others wait for the same
 * processor.
 */
export type Effort = 'hurried' | 'once' | 'often';

/** Brotli's quality. A page of 80 kB takes 0.3, 1.1 and 1.3 ms and comes to 15.3, 13.2 and 13.0 kB. */
const quality: Record<Effort, number> = { hurried: 3, once: 5, often: 7 };
/** Its window, as a power of two: with its own of 22, quality 7 takes three times as long for the same bytes. */
const WINDOW = 20;

/** Compresses a whole body in one pass: with brotli, else gzip 6, else (or under 1 kB) not at all. */
export async function compress(
  body: Buffer,
  acceptEncoding: string | undefined,
  effort: Effort = 'once',
): Promise<EncodedBody> {
  const coding = body.length < MIN_BYTES ? null : chooseCoding(acceptEncoding);
  if (coding === null) return { body, coding };
  const inline = body.length <= MAX_INLINE_BYTES;
  if (coding === 'gzip') return { body: inline ? gzipSync(body) : await gzipAsync(body), coding };
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality[effort],
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
  return { body: inline ? brotliCompressSync(body, options) : await brotliAsync(body, options), coding };
}

/** The best coding of an Accept-Encoding header that this host can write. */
function chooseCoding(acceptEncoding: string | undefined): EncodedBody['coding'] {
  const accepted = acceptedNames(acceptEncoding);
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : null;
}
