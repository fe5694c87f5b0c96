import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeMetrics } from '../metrics';

/** `/metrics`, only for loopback or with the token. */
export async function sendMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  token: string | undefined,
): Promise<void> {
  if (!isLocal(request) && !hasToken(request, token)) {
    response.writeHead(403, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
    response.end('Only from loopback or with the metrics token.\n');
    return;
  }
  const { type, body } = await writeMetrics();
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}

/** A proxy on the same machine sends `X-Forwarded-For`. */
function isLocal(request: IncomingMessage): boolean {
  const peer = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  return forwarded === undefined && (peer === '::1' || peer.startsWith('127.'));
}

function hasToken(request: IncomingMessage, token: string | undefined): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token ?? ''}`);
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted);
}
