import { hkdfSync } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { LRUCache } from 'lru-cache';

/** AES-256-GCM with a key for each purpose; the first secret encrypts, all decrypt. */
export interface Encrypter {
  encrypt(text: string): Promise<string>;
  /** Null for a text that is forged, too long or of an unknown secret. */
  decrypt(encrypted: string): Promise<string | null>;
}

const MAX_TEXT_BYTES = 64 * 1024;

const MAX_CACHED = 500;
const CACHED_MS = 60_000;

export function createEncrypter(secrets: readonly string[], purpose: string): Encrypter {
  const keys = secrets.map((secret) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)));
  const [writer] = keys;
  if (!writer) throw new Error('a seal needs at least one secret');
  const cache = new LRUCache<string, string>({ maxSize: MAX_CACHED, sizeCalculation: () => 1, ttl: CACHED_MS });

  return {
    // Compression saves a quarter of the base64 tokens, which keeps cookies small.
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
