import { dottedDay, kyivDay } from './kyiv-time';
import { signOf, type Money } from '../contract/money';

const MAX_RECIPIENT = 70;
const MAX_PURPOSE = 140;

export interface CreditTransfer {
  readonly recipient: string;
  readonly iban: string;
  /** EDRPOU of 8 or RNOKPP of 10 digits. */
  readonly code: string;
  readonly amount: Money;
  readonly purpose: string;
}

/** Purpose of a payment for a document, always in Ukrainian, at most 140 characters: a longer number is cut. */
export function paymentPurpose({ number, date }: { readonly number: string; readonly date: string }): string {
  const write = (cut: string) => `Оплата за товар згідно рахунку № ${cut} від ${dottedDay(kyivDay(new Date(date)))}`;
  return write(bound(number, MAX_PURPOSE - write('').length));
}

/** Address that opens a bank's application with the transfer filled in; null for an amount of 0 or below. */
export function paymentCodeUrl(transfer: CreditTransfer): string | null {
  const text = paymentCodeText(transfer);
  return text === null ? null : `https://bank.gov.ua/qr/${Buffer.from(text).toString('base64url')}`;
}

/** The 13 lines of the National Bank of Ukraine's payment code; null for an amount of 0 or below. */
export function paymentCodeText({ recipient, iban, code, amount, purpose }: CreditTransfer): string | null {
  if (signOf(amount) <= 0) return null;
  return [
    'BCD',
    '002',
    '1',
    'UCT',
    '',
    bound(recipient, MAX_RECIPIENT),
    iban,
    `UAH${formatTransferAmount(amount)}`,
    code,
    '',
    '',
    bound(purpose, MAX_PURPOSE),
    '',
  ].join('\n');
}

/** '4312.50'; '1920' without kopiykas. */
export function formatTransferAmount({ amount }: Money): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}

/** One line of at most `most` characters. */
function bound(text: string, most: number): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return Array.from(line).slice(0, most).join('').trim();
}
