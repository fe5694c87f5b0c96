import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { compress, type Effort } from './compression';

const wholeTypes =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|[\w.-]+\+(?:json|xml))\b|image\/svg\+xml)/i;

/** Sends a web response: text in one piece, so that it compresses well and errors become pages; anything else is streamed. @param page the body, if already rendered. @returns the bytes sent; null when streamed or disconnected */
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
  // Remix's 405 for a page without an action.
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
  // A response with a cookie must not be stored.
  if (cookies.length > 0 || !headers.has('cache-control')) outgoing.setHeader('Cache-Control', 'private, no-store');
}
