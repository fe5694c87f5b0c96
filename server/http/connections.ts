import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const lingerMs = 5000;
const statusLines: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what could not even be parsed as a request, then closes. */
export function answerBadConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const line = statusLines[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${line}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * After an answer that did not wait for the body: reads the rest away for a moment, so that the sender gets to see the
 * answer, then closes.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  const timer = setTimeout(() => request.socket.destroy(), lingerMs);
  request.once('close', () => clearTimeout(timer));
  request.resume();
}
