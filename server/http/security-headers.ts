import type { ServerResponse } from 'node:http';

/** `no-referrer` would make native forms send `Origin: null`. */
const headers = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};
const oneYear = 'max-age=31536000';

/** Pages set a stricter content security policy with a nonce. */
export function setSecurityHeaders(response: ServerResponse, publicOrigin: string): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (publicOrigin.startsWith('https:')) response.setHeader('Strict-Transport-Security', oneYear);
}
