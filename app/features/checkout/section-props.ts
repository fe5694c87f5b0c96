import type { FormErrors } from '~/bff/forms/form-errors';
import type { CheckoutView } from './checkout-view';
import type { ChoiceName, OrderChoices } from './order-choices';

/** What each part of the order form is given. */
export interface SectionProps {
  readonly view: CheckoutView;
  /** What is chosen now. */
  readonly choices: OrderChoices;
  readonly onChoose: (name: ChoiceName, value: string) => void;
  /** Scripts answer: only then what cannot be combined is closed, as nothing else could open it again. */
  readonly isLive: boolean;
  /** Faults by field. */
  readonly errors: FormErrors;
}
