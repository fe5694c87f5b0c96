import type { Language } from '../../contract/enumerations';
import type { Customer } from '../store/customer-tables';

/** Determines languages, prices and picture URLs of views. */
export interface ViewContext {
  readonly language: Language;
  /** Origin of the request, for picture URLs. */
  readonly origin: string;
  readonly customer: Customer | null;
  readonly now: Date;
}
