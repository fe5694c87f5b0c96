import { createHash } from 'node:crypto';

/** SHA-256 as base64url, 43 characters. */
export function digest(source: string | Buffer): string {
  return createHash('sha256').update(source).digest('base64url');
}

/** Source of a content security policy for an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
