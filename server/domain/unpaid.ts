import type { CustomerDocument } from '../contract/documents';
import { signOf } from '../contract/money';

type PaymentState = Pick<CustomerDocument, 'documentType' | 'status' | 'paymentStatus'>;

/** Nothing is left to pay; a cancelled payment leaves the document unpaid. */
const settled: readonly (string | null)[] = ['paid', 'success', 'refunded'];
const underWay: readonly (string | null)[] = ['hold', 'processing'];
/** Documents that ask for money. */
const payable: readonly string[] = ['order', 'proforma', 'sale', 'expenseInvoice'];

/** Whether a payment is being processed: paying again would be a mistake. */
export function isPaymentUnderWay({ paymentStatus }: Pick<PaymentState, 'paymentStatus'>): boolean {
  return underWay.includes(paymentStatus);
}

/** Whether it asks for money that is not paid. */
export function isToBePaid({ documentType, status, paymentStatus }: PaymentState): boolean {
  return payable.includes(documentType) && status !== 'canceled' && !settled.includes(paymentStatus);
}

/** Whether money is due on it: also where no total is known yet, but not where it is 0 or in the customer's favour. */
export function isDue({ total, ...state }: PaymentState & Pick<CustomerDocument, 'total'>): boolean {
  return isToBePaid(state) && (total === null || signOf(total) > 0);
}
