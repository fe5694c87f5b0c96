import type { ChatLink } from '~server/domain/chats';
import type { Opening } from '~server/domain/opening';

export interface Person {
  readonly name: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly chats: readonly ChatLink[];
  readonly email: string | null;
}

/** Only details that the operator has configured. */
export interface ContactView {
  readonly address: string | undefined;
  readonly mapHref: string | undefined;
  readonly phone: string | undefined;
  readonly chats: readonly ChatLink[];
  readonly email: string | undefined;
  readonly hours: { readonly opensAt: string; readonly closesAt: string };
  readonly opening: Opening;
  /** 'понеділок, вівторок, п’ятниця' */
  readonly arrivals: string | null;
  /** Null when there is none or it is unknown. */
  readonly representative: Person | null;
  readonly isCustomer: boolean;
}
