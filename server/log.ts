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

/** Only fields that cannot hold personal data; libraries may attach requests and bodies to errors. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack } = error;
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {};
  return { type: name, message, stack, ...cause };
}

/** A long part of an address may be a sealed link. */
function hideLongSegments(path: unknown): unknown {
  return typeof path === 'string' ? path.replace(/[^/]{120,}/g, '…') : path;
}

/** JSON lines on stdout. Tokens, cookies, passwords and phones are removed, up to one object deep; errors (key `err`) keep name, message, stack and cause. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError, path: hideLongSegments },
    redact: { paths: secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`]), remove: true },
  };
  return destination ? pino(options, destination) : pino(options);
}
