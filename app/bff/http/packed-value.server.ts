import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Limit of the decompressed value, bytes. */
const MAX_UNPACKED = 64 * 1024;

/** A JSON text, compressed for a cookie or an address. */
export function packText(json: string): string {
  return deflateRawSync(json).toString('base64url');
}

/** What {@link packText} compressed; undefined for anything else. */
export function unpackValue(text: string): unknown {
  try {
    return JSON.parse(inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: MAX_UNPACKED }).toString());
  } catch {
    return undefined;
  }
}
