import { createHash } from 'node:crypto';

/** SHA-256 of a text or bytes as base64url, 43 characters: for keys and tags that must not tell what they were made of. */
export function digest(source: string | Buffer): string {
  return createHash('sha256').update(source).digest('base64url');
}
