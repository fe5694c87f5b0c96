import type { Language } from '../../contract/enumerations';
import { reasons, type Reason } from './reasons';

/** An error answer of the API; any handler may throw it. */
export class ApiFailure extends Error {
  constructor(
    readonly reason: Reason,
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(reason);
  }
}

/** The failure convention: `{ status, message, code, details? }`. */
export function fileErrorResponse(failure: ApiFailure, language: Language): Response {
  const { status, messages } = reasons[failure.reason];
  const { reason: code, details } = failure;
  // A body that was not read to its end leaves the connection unusable.
  const headers = status === 413 ? { connection: 'close' } : {};
  return Response.json(
    { status, message: messages[language], code, ...(details ? { details } : {}) },
    { status, headers },
  );
}
