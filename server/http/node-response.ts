import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { compress, type Effort } from './compression';

const wholeTypes =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|[\w.-]+\+(?:json|xml))\b|image\/svg\+xml)/i;

/**
 * Sends a web response. Text is collected first, so that it is compressed in one pass and a failure half-way is
 * still an error page; everything else (PDF, pictures) is streamed through as it comes.
 * @param page the body, where it is there already
 * @param effort how much work its compression is worth
 * @returns the bytes of a whole answer as they were sent; null when it was streamed or the customer had gone
 */
export async function sendWebResponse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
  page?: Buffer,
  effort: Effort = 'once',
): Promise<Buffer | null> {
  const whole = response.body && wholeTypes.test(response.headers.get('content-type') ?? '');
  const collected = page ?? (whole ? Buffer.from(await response.arrayBuffer()) : null);
  if (outgoing.destroyed) {
    void response.body?.cancel().catch(() => undefined);
    return null;
  }
  outgoing.statusCode = response.status;
  copyHeaders(outgoing, response.headers);
  // Of the app's own: a page that takes no form.
  if (response.status === 405 && !response.headers.has('allow')) outgoing.setHeader('Allow', 'GET, HEAD');
  if (collected) return await sendWhole(incoming, outgoing, collected, effort);
  if (response.body) await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
  else outgoing.end();
  return null;
}

async function sendWhole(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  collected: Buffer,
  effort: Effort,
): Promise<Buffer> {
  const ready =
    outgoing.hasHeader('content-encoding') || /no-transform/.test(String(outgoing.getHeader('cache-control')));
  if (!ready) outgoing.appendHeader('Vary', 'Accept-Encoding');
  const { body, coding } = await compress(collected, ready ? undefined : incoming.headers['accept-encoding'], effort);
  if (coding) outgoing.setHeader('Content-Encoding', coding);
  outgoing.setHeader('Content-Length', body.length);
  outgoing.end(body);
  return body;
}

function copyHeaders(outgoing: ServerResponse, headers: Headers): void {
  headers.forEach((value, name) => {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  });
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  // An answer to one browser: whatever else it was, with a cookie on it nobody may keep it.
  if (cookies.length > 0 || !headers.has('cache-control')) outgoing.setHeader('Cache-Control', 'private, no-store');
}
