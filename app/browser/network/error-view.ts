/**
 * What an error page knows. `outage`: the API gave no usable answer; `api`: it refused with a message;
 * `banned`: the customer is blocked; `otherAccount`: the form came from a page of another account; `fault`: ours.
 */
export type FailureKind = 'outage' | 'api' | 'notFound' | 'banned' | 'otherAccount' | 'error';

/** What was looked for and not found, where that has words of its own. */
export type LookedUp = 'document' | 'goods' | 'template';

export interface FailureView {
  readonly kind: FailureKind;
  readonly status: number;
  /** What the browser's title says. */
  readonly title: string;
  /** What it says to search engines. */
  readonly description: string;
  /** The API's own words, for `api`. */
  readonly message?: string;
  readonly requestId: string;
  /** When the API may be asked again, where it says so. */
  readonly waitSeconds?: number | undefined;
  readonly lookedUp?: LookedUp | undefined;
  /** Path that was asked for. */
  readonly path: string;
}

/** Narrows what an error boundary was given. */
export function isFailureView(value: unknown): value is FailureView {
  return typeof value === 'object' && value !== null && 'kind' in value && 'requestId' in value;
}
