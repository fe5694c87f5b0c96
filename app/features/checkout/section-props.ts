import type { SubmissionResult } from '@conform-to/dom';
import type { CheckoutView } from './checkout-view';
import type { TypedFields } from './typed-fields';
import type { Chosen } from './use-chosen';

/** What each part of the order form is given. */
export interface SectionProps {
  readonly view: CheckoutView;
  /** What the customer typed before the form came back; nothing on a fresh page. */
  readonly typed: TypedFields;
  /** Faults by field. */
  readonly errors: NonNullable<SubmissionResult['error']>;
  /** What is chosen now; null without scripts. */
  readonly chosen: Chosen | null;
}
