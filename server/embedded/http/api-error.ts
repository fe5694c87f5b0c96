import type { Language } from '../../contract/enumerations';
import { errorCodes, type ErrorCode } from './error-codes';

/** Any handler may throw it. */
export class ApiError extends Error {
  constructor(
    readonly errorCode: ErrorCode,
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(errorCode);
  }
}

/** `{ status, message, code, details? }` */
export function errorResponse(failure: ApiError, language: Language): Response {
  const { status, messages } = errorCodes[failure.errorCode];
  const { errorCode: code, details } = failure;
  // An unread body makes the connection unusable.
  const headers = status === 413 ? { connection: 'close' } : {};
  return Response.json(
    { status, message: messages[language], code, ...(details ? { details } : {}) },
    { status, headers },
  );
}
