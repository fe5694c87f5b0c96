import type { Language } from '../../contract/enumerations';
import { reasons, type Reason } from './reasons';

/** A refusal in the API's own words; any handler may throw it. */
export class ApiFailure extends Error {
  constructor(readonly reason: Reason, readonly details?: Readonly<Record<string, unknown>>) {
    super(reason);
  }
}

/** The failure convention: `{ status, message, code, details? }`. */
export function answerFailure(failure: ApiFailure, language: Language): Response {
  const { status, messages } = reasons[failure.reason];
  const { reason: code, details } = failure;
  return Response.json({ status, message: messages[language], code, ...(details ? { details } : {}) }, { status });
}
