import type { WholesaleError, WholesaleErrorKind } from '~server/api/wholesale-error';
import type { OfferedSplit } from '~server/domain/rejected-line';
import type { Unit } from '~server/domain/unit-words';
import type { QuantityError } from './check-quantity';

/** Why the cart does not hold what was asked for. `api`: an error of the API; its reason is empty without a response. */
export type OutcomeReason =
  | {
      readonly kind:
        'unverified' | 'unknownProduct' | 'noPrice' | 'gone' | 'changedAgain' | 'stillRunning' | 'cartUnread';
    }
  | { readonly kind: 'tooManyLines'; readonly limit: number }
  | { readonly kind: 'soldOut'; readonly available: number }
  | { readonly kind: 'quantity'; readonly problem: QuantityError }
  | { readonly kind: 'api'; readonly code: WholesaleErrorKind; readonly status: number; readonly reason: string };

/** What became of one line of a cart form; plain data, as it is remembered for the same form sent again. */
export interface CartOutcome {
  /** `restore` and `split` add products that the page may not show. */
  readonly verb: 'add' | 'restore' | 'split' | 'change' | 'remove' | 'reprice';
  /**
   * `refused`: the cart holds what it held. `unknown`: no response says. `lost`: a failed change removed the line.
   * `untried`: an earlier line ended the form.
   */
  readonly kind: 'done' | 'refused' | 'unknown' | 'lost' | 'untried';
  readonly productId: string;
  readonly name: string;
  readonly packSize: number | null;
  /** Pieces in the cart before and after. */
  readonly before: number;
  readonly after: number;
  /** Undefined when done or untried. */
  readonly why?: OutcomeReason | undefined;
  readonly requested?:
    { readonly quantity: string; readonly unit?: Unit | undefined; readonly row?: number | undefined } | undefined;
  readonly splits?: readonly OfferedSplit[] | undefined;
}

/** A line of which nothing is known. */
export const unknownLine = { productId: '', name: '', packSize: null, before: 0, after: 0 } as const;

export function toApiReason({ kind, saidStatus, reason }: WholesaleError): OutcomeReason {
  return { kind: 'api', code: kind, status: saidStatus, reason };
}
