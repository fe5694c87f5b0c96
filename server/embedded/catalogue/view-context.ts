import type { Language } from '../../contract/enumerations';
import type { Customer } from '../store/customer-tables';

/** Who looks at the catalogue, and how: decides words, prices and addresses of pictures. */
export interface ViewContext {
  readonly language: Language;
  /** The host the request came to; pictures are addressed on it. */
  readonly origin: string;
  readonly customer: Customer | null;
  readonly now: Date;
}
