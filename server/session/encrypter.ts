import { hkdfSync } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { LRUCache } from 'lru-cache';

/** Seals and opens small texts with AES-256-GCM under a ring of secrets: the first writes, all read. */
export interface Encrypter {
  encrypt(text: string): Promise<string>;
  /** The sealed text, or null when it was not sealed here, was changed, is longer than any that belongs here, or its key is gone. */
  decrypt(encrypted: string): Promise<string | null>;
}

/** Largest text a seal may unfold to, in bytes. */
const MAX_TEXT_BYTES = 64 * 1024;

/** Opened texts kept, and how long, ms: a customer who goes from page to page sends the same one each time. */
const MAX_CACHED = 500;
const CACHED_MS = 60_000;

/** Makes a seal for one purpose; texts sealed for another purpose do not open. */
export function createEncrypter(secrets: readonly string[], purpose: string): Encrypter {
  const keys = secrets.map((secret) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)));
  const [writer] = keys;
  if (!writer) throw new Error('a seal needs at least one secret');
  const cache = new LRUCache<string, string>({ maxSize: MAX_CACHED, sizeCalculation: () => 1, ttl: CACHED_MS });

  return {
    // Tokens are base64 text: deflate takes a quarter off, which keeps large ones within the cookie budget.
    encrypt: (text) =>
      new CompactEncrypt(deflateRawSync(text)).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(writer),
    async decrypt(encrypted) {
      const known = cache.get(encrypted);
      if (known !== undefined) return known;
      for (const key of keys) {
        const text = await compactDecrypt(encrypted, key)
          .then(({ plaintext }) => inflateRawSync(plaintext, { maxOutputLength: MAX_TEXT_BYTES }).toString('utf8'))
          .catch(() => null);
        if (text === null) continue;
        cache.set(encrypted, text);
        return text;
      }
      return null;
    },
  };
}
