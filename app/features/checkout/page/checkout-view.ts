import type { SubmissionResult } from '@conform-to/dom';
import type { OrderShortage } from '~server/domain/stock-issue';
import type { OverLimitView } from './credit-view.server';
import type { DeliveryView } from '../fields/delivery-view.server';

/** Result of an order form that was not placed, besides its values and field errors. */
export interface OrderIssue {
  readonly overLimit?: OverLimitView | undefined;
  /** That the stock is not enough, with what is short by product id. */
  readonly shortage?: { readonly text: string; readonly issues: Readonly<Record<string, OrderShortage>> } | undefined;
  /** The response was lost, so it is unknown whether the order exists. */
  readonly unknown?: { readonly title: string; readonly text: string } | undefined;
  /** Not decided, because something did not answer: the same form may be sent again after so many seconds. */
  readonly retryAfterSeconds?: number | undefined;
  /** Whether its form waits for a page that looks again without scripts. */
  readonly isKept?: boolean;
}

/** Action data of an order form that placed nothing. */
export type OrderActionData = OrderIssue & { readonly form: SubmissionResult };

/** The delivery that the form has chosen; the first one where it has none. */
export function chosenDelivery({ deliveries }: { readonly deliveries: readonly DeliveryView[] }, deliveryType: string) {
  return deliveries.find(({ value }) => value === deliveryType) ?? deliveries[0];
}
