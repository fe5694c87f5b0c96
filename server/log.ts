import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

const secretKeys = [
  ...['authorization', 'cookie', 'set-cookie', 'password', 'oldPassword', 'newPassword', 'phone', 'code', 'token'],
  ...[
    'access_token',
    'refresh_token',
    'id_token',
    'accessToken',
    'refreshToken',
    'idToken',
    'deviceToken',
    'sessionSecret',
  ],
];

/** Of an error only what cannot carry a customer's data: no request, no response, no body that a library hung on it. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack } = error;
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {};
  return { type: name, message, stack, ...cause };
}

/**
 * JSON lines on stdout. Fields that hold tokens, cookies, passwords or phones are removed wherever they
 * stand at the top of a line or one object deep; errors (key `err`) keep name, message, stack and cause only.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    redact: { paths: secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`]), remove: true },
  };
  return destination ? pino(options, destination) : pino(options);
}
