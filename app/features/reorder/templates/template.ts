import type { KnownVariants } from '~/data/current-lots.server';
import { type Money } from '~server/contract/money';

/** Of goods so many pieces, and what one cost when the template was saved. */
export interface TemplateLine extends KnownVariants {
  readonly pieces: number;
  readonly price: Money;
}

/** A list that is ordered again and again, as this device keeps it. */
export interface Template {
  readonly id: string;
  /** Whose it is, as a short hash of their id; on a shared device everybody sees their own. */
  readonly owner: string;
  readonly name: string;
  /** 1 is Monday, 7 Sunday; 0 where none was chosen. */
  readonly weekday: number;
  readonly lines: readonly TemplateLine[];
}

/** Lines that fit into one template. */
export const MAX_LINES = 100;

/** What a customer gives a template. */
export type TemplateNaming = Pick<Template, 'name' | 'weekday'>;
