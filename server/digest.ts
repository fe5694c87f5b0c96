import { createHash } from 'node:crypto';

/** SHA-256 of a text or bytes as base64url, 43 characters: for keys and tags that must not tell what they were made of. */
export function digest(source: string | Buffer): string {
  return createHash('sha256').update(source).digest('base64url');
}

/** How a policy names an inline script or style: by its SHA-256. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
