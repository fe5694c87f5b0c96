/** `outage`: the API gave no usable response; `store`: what the account keeps cannot be read; `api`: it rejected the request with a message; `banned`: the customer is blocked; `otherAccount`: the form is from a page of another account and was saved for it; `otherAccountUnsaved`: it could not be saved; `error`: the portal's own. */
export type FailureKind =
  'outage' | 'store' | 'api' | 'notFound' | 'banned' | 'otherAccount' | 'otherAccountUnsaved' | 'error';

export type MissingResource = 'document' | 'goods';

export interface FailureView {
  readonly kind: FailureKind;
  readonly status: number;
  readonly title: string;
  readonly description: string;
  readonly message?: string;
  readonly requestId: string;
  readonly waitSeconds?: number | undefined;
  readonly lookedUp?: MissingResource | undefined;
  readonly path: string;
}

export function isFailureView(value: unknown): value is FailureView {
  return typeof value === 'object' && value !== null && 'kind' in value && 'requestId' in value;
}
