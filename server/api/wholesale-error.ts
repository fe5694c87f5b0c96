import { STATUS_CODES } from 'node:http';
import type { Failure } from '../contract/conventions';

/**
 * Every way a call of the wholesale API can fail, by what the portal can do about it.
 * `network`, `timeout`, `unavailable`: no usable answer, or one of a gateway that has lost the API; worth another try later.
 * `malformed`: an answer that breaks the contract. `unauthorised`: 401, a refresh may help.
 * `denied`: 403, or a 401 that a refresh did not help. `banned`: the customer is blocked.
 * `rejected`: any other 4xx; the body says why. `abandoned`: whoever asked has left before the answer came.
 */
export type WholesaleErrorKind =
  | 'network'
  | 'timeout'
  | 'unavailable'
  | 'malformed'
  | 'unauthorised'
  | 'denied'
  | 'banned'
  | 'notFound'
  | 'rejected'
  | 'abandoned';

export interface WholesaleErrorDetails {
  readonly endpoint: string;
  readonly requestId: string;
  /** 0 without a response. */
  readonly status: number;
  /** With the query. */
  readonly url?: string | undefined;
  readonly body?: string | undefined;
  readonly failure?: Failure | undefined;
  /** From `Retry-After`. */
  readonly waitSeconds?: number | undefined;
  readonly cause?: unknown;
}

/** A failed call. Its message is for logs, without tokens and bodies. */
export class WholesaleError extends Error {
  override readonly name = 'WholesaleError';
  readonly kind: WholesaleErrorKind;
  readonly endpoint: string;
  readonly requestId: string;
  readonly status: number;
  /** Such as 'Bad Gateway'; empty without a response. */
  readonly statusText: string;
  readonly url: string | undefined;
  /** May hold personal data. */
  readonly body: string | undefined;
  /** The API's error, if it could be parsed. */
  readonly failure: Failure | undefined;
  readonly waitSeconds: number | undefined;

  constructor(kind: WholesaleErrorKind, facts: WholesaleErrorDetails, detail?: string) {
    super(`${facts.endpoint}: ${kind}${facts.status ? ` (${facts.status})` : ''}${detail ? `: ${detail}` : ''}`, {
      cause: facts.cause,
    });
    this.kind = kind;
    this.endpoint = facts.endpoint;
    this.requestId = facts.requestId;
    this.status = facts.status;
    this.statusText = STATUS_CODES[facts.status] ?? '';
    this.url = facts.url;
    this.body = facts.body;
    this.failure = facts.failure;
    this.waitSeconds = facts.waitSeconds;
  }

  /** Reason for the customer: the API's message, else the status text; may be empty. */
  get reason(): string {
    if (this.status < 400) return '';
    return this.failure?.message || this.statusText || String(this.status);
  }

  /** Whether trying again later may help. */
  get isOutage(): boolean {
    return (
      this.kind === 'network' || this.kind === 'timeout' || this.kind === 'unavailable' || this.kind === 'malformed'
    );
  }
}

/** Type guard, optionally for one error code. */
export function isWholesaleError(error: unknown, code?: string): error is WholesaleError {
  return error instanceof WholesaleError && (code === undefined || error.failure?.code === code);
}
