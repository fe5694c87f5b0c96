import type { Opening } from '~/domain/opening';

export interface Person {
  readonly name: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string | null;
}

export interface ContactView {
  /** Of the warehouse. */
  readonly address: string;
  readonly mapHref: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string;
  readonly hours: { readonly opensAt: string; readonly closesAt: string };
  readonly opening: Opening;
  /** 'понеділок, вівторок, п’ятниця'; null where the supplier names no days. */
  readonly arrivals: string | null;
  /** The customer's own sales representative; null where there is none or the API does not tell. */
  readonly representative: Person | null;
  /** Whether a customer is asking: a visitor is told how to become one. */
  readonly isCustomer: boolean;
}
