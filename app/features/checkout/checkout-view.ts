import type { CutOffView } from '~/data/cut-off.server';
import type { AddressType, DeliveryType } from '~server/contract/enumerations';
import type { PaymentOption } from '~/domain/payment-options';
import type { StockIssue } from '~/domain/stock-issue';
import type { ContactLinkView } from '~/ui/contact-link';
import type { BarPart } from '~/ui/stat-bar';
import type { AsBeforeView } from './last-order-defaults';
import { type Money } from '~server/contract/money';

export interface DeliveryView {
  readonly value: DeliveryType;
  readonly title: string;
  readonly detail: string;
  /** 'Можемо привезти сьогодні 14:00–16:00', the soonest window; the head of the page says until when to order for it. */
  readonly arrives: string | null;
  /** What it costs, in a word. */
  readonly note: string;
  /** Where to add an address, when none that is saved can be delivered to in this way. */
  readonly addAddressHref?: string | undefined;
}

export interface AddressView {
  readonly id: string;
  readonly type: AddressType;
  readonly title: string;
  readonly detail: string;
  /** Ways of delivery that take it. */
  readonly takenBy: readonly DeliveryType[];
}

export interface DayView {
  readonly day: string;
  /** 'Завтра' */
  readonly label: string;
  /** 'сб 21' */
  readonly detail: string;
  /** Windows that can no longer be chosen, where there are any. */
  readonly closedTimes?: readonly string[] | undefined;
  /** None of its windows can be chosen. */
  readonly closed?: true | undefined;
}

export interface PaymentView {
  readonly value: PaymentOption;
  readonly title: string;
  readonly detail?: string | undefined;
  /** Ways of delivery that it goes with. */
  readonly deliveries: readonly DeliveryType[];
}

/** Fields of the order form as first shown. */
export interface ChosenView {
  readonly deliveryType: string;
  readonly deliveryDate: string;
  readonly deliveryTime: string;
  readonly customerAddressId: string;
  readonly paymentMethod: string;
  readonly comment: string;
}

/** The limit of debt with this order in it; all amounts are formatted. */
export interface CreditView {
  readonly limit: string;
  readonly text: string;
  readonly parts: readonly BarPart[];
  /** Kopiykas above the limit; 0 within it. */
  readonly over: Money;
}

/** Everything the order form shows besides the cart. */
export interface CheckoutView {
  /** Null where there is no cart to order. */
  readonly orderKey: string | null;
  /** Until when to order for the soonest window. */
  readonly cutOff: CutOffView | null;
  readonly deliveries: readonly DeliveryView[];
  /** Null when they could not be read. */
  readonly addresses: readonly AddressView[] | null;
  readonly profileHref: string;
  readonly days: readonly DayView[];
  readonly times: readonly string[];
  /** Whom to call for a later day. */
  readonly later: ContactLinkView | null;
  readonly payments: readonly PaymentView[];
  readonly chosen: ChosenView;
  /** Null where there is no earlier order, or nothing to fill. */
  readonly lastOrderDefaults: AsBeforeView | null;
  /** The form is shown filled as that order was. */
  readonly isFilled: boolean;
  readonly credit: CreditView | null;
  /** The order by which the cart is empty. */
  readonly justPlaced?: { readonly title: string; readonly href: string } | undefined;
}

/** The question before an order above the limit. */
export interface OverLimitView {
  readonly sentence: string;
  readonly advice: string;
  readonly contact: ContactLinkView | null;
  /** What was typed, to be sent again. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What the order form that did not go through leaves on the page, besides the typed values and their faults. */
export interface OrderIssue {
  readonly overLimit?: OverLimitView | undefined;
  readonly issues?: Readonly<Record<string, StockIssue>> | undefined;
  /** The answer was lost: whether there is an order is not known. */
  readonly unknown?: { readonly title: string; readonly text: string } | undefined;
}
