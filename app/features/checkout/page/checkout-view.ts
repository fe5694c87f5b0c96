import type { SubmissionResult } from '@conform-to/dom';
import type { CutOffHours } from '~server/domain/cut-off';
import type { Substitution } from '~server/domain/substitution';
import type { OrderShortage } from '~server/domain/stock-issue';
import type { ContactLinkView } from '~/ui/contact-link';
import type { LinkView } from '~/ui/button';
import type { LastOrderView } from '../fields/last-order-defaults';
import type { CreditView, OverLimitView } from './credit-view.server';
import type { AddressView, DeliveryView, PaymentView } from '../fields/delivery-view.server';

/** The order that goods are added to, with its choices, and how to order apart from it. */
export interface AdditionView {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly apart: LinkView;
  /** Choices that are not offered any more, so that the form asks for them. */
  readonly isWhole: boolean;
}

export interface ChosenView {
  readonly deliveryType: string;
  readonly deliveryDate: string;
  readonly deliveryTime: string;
  readonly customerAddressId: string;
  readonly paymentMethod: string;
  readonly comment: string;
}

export interface CheckoutView {
  /** Null when there is no cart to order. */
  readonly orderKey: string | null;
  readonly cutOffHours: CutOffHours;
  readonly deliveries: readonly DeliveryView[];
  /** Null when they could not be loaded. */
  readonly addresses: readonly AddressView[] | null;
  readonly profileHref: string;
  readonly times: readonly string[];
  readonly later: ContactLinkView | null;
  readonly payments: readonly PaymentView[];
  readonly chosen: ChosenView;
  readonly substitution: Substitution['choice'];
  /** Null without an earlier order or without values to apply. */
  readonly lastOrderDefaults: LastOrderView | null;
  readonly isFilled: boolean;
  /** The order that this one is added to. */
  readonly addition: AdditionView | null;
  readonly credit: CreditView | null;
  /** The order that emptied the cart. */
  readonly justPlaced?: { readonly title: string; readonly href: string } | undefined;
}

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
export function chosenDelivery(
  { deliveries }: Pick<CheckoutView, 'deliveries'>,
  deliveryType: string,
): DeliveryView | undefined {
  return deliveries.find(({ value }) => value === deliveryType) ?? deliveries[0];
}
