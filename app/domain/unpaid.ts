import type { CustomerDocument } from '~server/contract/documents';

type PaymentState = Pick<CustomerDocument, 'documentType' | 'status' | 'paymentStatus'>;

/** Nothing is left to pay; a cancelled payment leaves the document unpaid. */
const settled: readonly (string | null)[] = ['paid', 'success', 'refunded'];
const underWay: readonly (string | null)[] = ['hold', 'processing'];
/** Documents that ask for money. */
const payable: readonly string[] = ['order', 'proforma', 'sale', 'expenseInvoice'];

export function isUnpaid({ status, paymentStatus }: Omit<PaymentState, 'documentType'>): boolean {
  return status !== 'canceled' && !settled.includes(paymentStatus);
}

/** Whether a payment is being processed: paying again would be a mistake. */
export function isPaymentUnderWay({ paymentStatus }: Pick<PaymentState, 'paymentStatus'>): boolean {
  return underWay.includes(paymentStatus);
}

/** Whether it asks for money that is not paid. */
export function isToBePaid(document: PaymentState): boolean {
  return payable.includes(document.documentType) && isUnpaid(document);
}
