import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Log } from '../log';
import { httpRejected } from '../metrics';
import { hasStartedResponse } from './open-responses';
import { errorTexts, type ErrorStatus } from './error-page-texts';

const LINGER_MS = 5000;
const statuses: Readonly<Record<string, ErrorStatus>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what could not even be parsed as a request, then closes; what still comes meanwhile is read away, so that the sender gets to see the answer. */
export function rejectBadConnection({ code = '' }: NodeJS.ErrnoException, socket: Duplex, log: Log): void {
  if (socket.destroyed) return;
  if (code === 'ECONNRESET' || hasStartedResponse(socket)) return void socket.destroy();
  if (socket.writableEnded) return;
  const status = statuses[code] ?? 400;
  httpRejected.inc({ status: String(status) });
  log.info({ status, reason: code }, 'unreadable request');
  const body = errorText(status);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end([...head, '', body].join('\r\n'));
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** What went wrong and what to do, in all languages: nobody knows which one the page is in. */
function errorText(status: ErrorStatus): string {
  const words = Object.values(errorTexts).map((texts) => texts[status]);
  return words.map(({ title, advice }) => `${title}. ${advice}\n`).join('');
}

/**
 * After an answer that did not wait for the body: reads the rest away for a moment, so that the sender gets to see the
 * answer, then closes.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  const timer = setTimeout(() => request.socket.destroy(), LINGER_MS);
  request.once('close', () => clearTimeout(timer));
  request.resume();
}
