import type { KnownVariant } from '~/data/current-lots.server';
import { type Money } from '~server/contract/money';

/** A product, its pieces and its unit price when saved. */
export interface TemplateLine extends KnownVariant {
  readonly pieces: number;
  readonly price: Money;
}

/** A template saved on this device. */
export interface Template {
  readonly id: string;
  /** Short hash of the customer id; on a shared device customers see only their own. */
  readonly owner: string;
  readonly name: string;
  /** 1 is Monday, 7 Sunday; 0 is none. */
  readonly weekday: number;
  readonly lines: readonly TemplateLine[];
  /** Can be restored until the templates are changed again. */
  readonly isDeleted?: boolean | undefined;
}

export const MAX_LINES = 100;

export type TemplateNaming = Pick<Template, 'name' | 'weekday'>;
