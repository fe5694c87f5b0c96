import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Log } from '../log';
import { httpRejected } from '../metrics';
import { hasStartedResponse } from './open-responses';
import { errorTexts, type ErrorStatus } from './error-page-texts';

const LINGER_MS = 5000;
const statuses: Readonly<Record<string, ErrorStatus>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers an unparsable request and closes. Remaining input is read for a moment, so that the client receives the response. */
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

function errorText(status: ErrorStatus): string {
  const words = Object.values(errorTexts).map((texts) => texts[status]);
  return words.map(({ title, advice }) => `${title}. ${advice}\n`).join('');
}

/** Reads the rest of a body for a moment, so that the client receives the response, then closes. */
export function discardRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  const timer = setTimeout(() => request.socket.destroy(), LINGER_MS);
  request.once('close', () => clearTimeout(timer));
  request.resume();
}
