import { STATUS_CODES } from 'node:http';
import type { Failure } from '../contract/conventions';

/**
 * Ways a call of the wholesale API can fail. `network`, `timeout`, `unavailable` (a gateway): try again later.
 * `malformed`: breaks the contract. `unauthorised`: 401. `denied`: 403, or a 401 after a refresh. `banned`: the
 * customer is blocked. `rejected`: any other 4xx. `abandoned`: the client has disconnected. `store`: not the API but the
 * account store does not answer.
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
  | 'abandoned'
  | 'store';

export interface WholesaleErrorDetails {
  readonly endpoint: string;
  readonly requestId: string;
  readonly status: number;
  readonly url?: string | undefined;
  readonly body?: string | undefined;
  readonly failure?: Failure | undefined;
  readonly waitSeconds?: number | undefined;
  readonly cause?: unknown;
}

const outages: ReadonlySet<WholesaleErrorKind> = new Set(['network', 'timeout', 'unavailable', 'malformed', 'store']);

/** A failed call. Its message is for logs, without tokens and bodies. */
export class WholesaleError extends Error {
  override readonly name = 'WholesaleError';
  readonly kind: WholesaleErrorKind;
  readonly endpoint: string;
  readonly requestId: string;
  readonly status: number;
  readonly statusText: string;
  readonly url: string | undefined;
  /** May hold personal data. */
  readonly body: string | undefined;
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

  /** The status to say: the body's own where it is that of an error, else the response's. */
  get saidStatus(): number {
    const own = this.failure?.status ?? 0;
    return this.status >= 400 && own >= 400 && own < 600 ? own : this.status;
  }

  /** Reason for the customer: the API's message, else the text of {@link saidStatus}; may be empty. */
  get reason(): string {
    if (this.status < 400) return '';
    return this.failure?.message || STATUS_CODES[this.saidStatus] || String(this.saidStatus);
  }

  get isOutage(): boolean {
    return outages.has(this.kind);
  }
}

export function isWholesaleError(error: unknown, code?: string): error is WholesaleError {
  return error instanceof WholesaleError && (code === undefined || error.failure?.code === code);
}
