import type { FormResult } from '~/bff/forms/form-errors';
import type { EventFields } from '~server/domain/event';
import type { ShareView } from '~/ui/overlays/share-view';
import type { EventResult } from './event-result.server';

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
