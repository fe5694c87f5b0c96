import type { CustomerDocument } from '~server/contract/documents';

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
