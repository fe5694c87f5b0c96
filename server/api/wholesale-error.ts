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
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Address of the call, query included. */
  readonly url?: string | undefined;
  /** The answer as it came. */
  readonly body?: string | undefined;
  readonly failure?: Failure | undefined;
  /** When it may be asked again, where the API says so. */
  readonly waitSeconds?: number | undefined;
  readonly cause?: unknown;
}

/** A failed call of the wholesale API. Its message is for logs and never carries tokens or bodies. */
export class WholesaleError extends Error {
  override readonly name = 'WholesaleError';
  readonly kind: WholesaleErrorKind;
  readonly endpoint: string;
  readonly requestId: string;
  readonly status: number;
  /** Standard reason text of the status, such as 'Bad Gateway'; empty when there was no answer. */
  readonly statusText: string;
  readonly url: string | undefined;
  /** The answer as it came; it may hold a customer's data. */
  readonly body: string | undefined;
  /** What the API said, when it said something readable. */
  readonly failure: Failure | undefined;
  /** When it may be asked again, where the API says so. */
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

  /** Why an answer says no, for the customer: the API's words, else its status's reason text; empty when no such answer came. */
  get reason(): string {
    if (this.status < 400) return '';
    return this.failure?.message || this.statusText || String(this.status);
  }

  /** True when the API could not be reached or made no sense: the customer may try again. */
  get isOutage(): boolean {
    return (
      this.kind === 'network' || this.kind === 'timeout' || this.kind === 'unavailable' || this.kind === 'malformed'
    );
  }
}

/** Narrows an unknown error to a failed API call, optionally with one machine-readable code. */
export function isWholesaleError(error: unknown, code?: string): error is WholesaleError {
  return error instanceof WholesaleError && (code === undefined || error.failure?.code === code);
}
