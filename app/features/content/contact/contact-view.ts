import type { Opening } from '~/domain/opening';

export interface Person {
  readonly name: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string | null;
}

/** How the supplier is reached; contact details are those that the operator has set. */
export interface ContactView {
  /** Of the warehouse. */
  readonly address: string | undefined;
  readonly mapHref: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly hours: { readonly opensAt: string; readonly closesAt: string };
  readonly opening: Opening;
  /** 'понеділок, вівторок, п’ятниця'; null where the supplier names no days. */
  readonly arrivals: string | null;
  /** The customer's own sales representative; null where there is none or the API does not tell. */
  readonly representative: Person | null;
  /** Whether a customer is asking: a visitor is told how to become one. */
  readonly isCustomer: boolean;
}
