import type { FormResult } from '~/bff/forms/form-errors';
import type { EventFields } from '~server/domain/event';
import type { ShareView } from '~/ui/share-view';

export interface PieceTotal {
  readonly key: string;
  readonly name: string;
  readonly count: string;
  readonly stems: string;
  /** Of one, without spare; a dash where nothing has a price. */
  readonly price: string;
  readonly allStems: string;
  readonly total: string;
}

export interface EventResult {
  readonly heading: string;
  /** '25 грудня 2026, за 29 днів' */
  readonly when: { readonly text: string; readonly isPast: boolean } | null;
  readonly rows: readonly {
    readonly key: string;
    readonly label: string;
    readonly value: string;
    readonly tone?: 'total';
  }[];
  readonly pieces: readonly PieceTotal[];
  /** What is short today, what has no price, what was not read. */
  readonly notes: readonly string[];
}

/** Where an event is kept. */
export interface EventKept {
  readonly text: string;
  readonly isWarning: boolean;
  /** Whether it can be kept with the account, too. */
  readonly canKeep: boolean;
  /** The address of another event that the account keeps. */
  readonly ownHref: string | null;
}

export interface EventView {
  readonly fields: EventFields;
  /** Of the event that the account keeps, where this is that one or there is none; else empty, and it is not saved over. */
  readonly version: string;
  /** The errors of its fields, of pieces by their index: `count-0`. */
  readonly rejected: FormResult | undefined;
  /** Why the link could not be opened. */
  readonly linkError: string | null;
  /** The field that is typed into next. */
  readonly focusId: string | null;
  /** The event as a hidden field. */
  readonly packed: string;
  /** Address with the origin. */
  readonly link: string | null;
  /** The pieces without prices, to be printed. */
  readonly workshopHref: string | null;
  readonly share: ShareView | null;
  readonly kept: EventKept | null;
  readonly result: EventResult | null;
}

/** The pieces of an event as they are made, without prices. */
export interface WorkshopView {
  readonly heading: string;
  readonly when: string;
  /** 'Букет на стіл × 12', and its flowers as they were typed. */
  readonly pieces: readonly { readonly key: string; readonly name: string; readonly stems: string }[];
  readonly backHref: string;
}
