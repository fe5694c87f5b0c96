import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { acceptedNames } from '../accept-encoding';

const MIN_BYTES = 1024;
/** Smaller bodies take under 2 ms, less than moving them to a thread. */
const MAX_INLINE_BYTES = 128 * 1024;
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export interface EncodedBody {
  readonly body: Buffer;
  readonly coding: 'br' | 'gzip' | null;
}

/** `often` for a body that is sent many times, `hurried` while the process is busy. */
export type Effort = 'hurried' | 'once' | 'often';

/** Brotli quality. A page of 80 kB takes 0.3, 1.1 and 1.3 ms and comes to 15.3, 13.2 and 13.0 kB. */
const quality: Record<Effort, number> = { hurried: 3, once: 5, often: 7 };
/** Log2 of the window: with the default 22, quality 7 takes three times as long for the same size. */
const WINDOW = 20;

/** Brotli, else gzip, else (or under 1 kB) uncompressed. */
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

function chooseCoding(acceptEncoding: string | undefined): EncodedBody['coding'] {
  const accepted = acceptedNames(acceptEncoding);
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : null;
}
