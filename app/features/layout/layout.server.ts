import type { RequestContext } from '~/bff/context.server';
import { calculateCreditUse } from '~server/domain/credit-limit';
import { chatLinks } from '~server/domain/chats';
import { fullNameOf } from '~server/domain/full-name';
import { formatPhone } from '~server/domain/phone-numbers';
import { formatShortAmount, formatShortMoney } from '~/i18n/formats';
import type { Account } from '~server/contract/account';
import type { BarPart } from '~/ui/lists/stat-bar';
import { ratio, zero } from '~server/contract/money';

/** Only details that the operator has configured. */
export function layoutContact({ services, language }: RequestContext) {
  const { contact } = services.env;
  const { phone, email, address, mapUrl } = contact;
  return { phone, chats: chatLinks(contact), email, address: address?.[language], mapHref: mapUrl };
}

/** The customer in the layout; null when the API does not respond. */
export function layoutCustomer({ language, t }: RequestContext, account: Account | null, unread: number | null) {
  if (!account) return { name: t('layout:menu.profile'), unread, debt: null };
  const name = fullNameOf(account) || formatPhone(account.phone);
  const credit = calculateCreditUse(account, zero);
  if (!credit) return { name, unread, debt: null };
  const { debt, limit } = credit;
  const fraction = ratio(debt, limit);
  // 'Борг 6 800 з 20 000 грн'
  const text = t('layout:debt', { used: formatShortAmount(language, debt), limit: formatShortMoney(language, limit) });
  return { name, unread, debt: { text, parts: [{ fraction, tone: debtTone(fraction) }] } };
}

export type LayoutContact = ReturnType<typeof layoutContact>;
export type LayoutCustomer = ReturnType<typeof layoutCustomer>;

/** Amber near the limit, red from it on. */
function debtTone(fraction: number): BarPart['tone'] {
  if (fraction >= 1) return 'over';
  return fraction >= 0.85 ? 'near' : 'used';
}
