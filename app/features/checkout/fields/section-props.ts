import type { FormErrors } from '~/bff/forms/form-errors';
import type { CheckoutView } from '../page/checkout.server';
import type { ChoiceName, OrderChoices } from './order-choices';

export interface SectionProps {
  readonly view: CheckoutView;
  readonly choices: OrderChoices;
  readonly onChoose: (name: ChoiceName, value: string) => void;
  /** Scripts run. Without them nothing is disabled, because nothing could enable it again. */
  readonly isLive: boolean;
  readonly errors: FormErrors;
}
