import type { Scope } from '~/bff/scope.server';
import { countCredit } from '~/trade/credit-limit';
import { fullNameOf } from '~/trade/full-name';
import { formatPhone, phoneHref } from '~/trade/phone-numbers';
import { formatShortAmount, formatShortMoney } from '~/i18n/formats';
import type { Account } from '~server/contract/account';
import type { ShellContact, ShellCustomer } from './shell-view';

/** How the supplier is reached. */
export function shellContact({ portal, language }: Scope): ShellContact {
  const { phone, email, address, mapUrl } = portal.env.contact;
  return { phone, phoneHref: phoneHref(phone), email, address: address[language], mapHref: mapUrl };
}

/** The signed-in customer as the frame shows them: name, and the debt where a limit is agreed; null where the API does not tell. */
export function shellCustomer({ language, t }: Scope, account: Account | null, unread: number | null): ShellCustomer {
  if (!account) return { name: t('shell:menu.profile'), unread, debt: null };
  const name = fullNameOf(account) || formatPhone(account.phone);
  const credit = countCredit(account, 0);
  if (!credit) return { name, unread, debt: null };
  const { debt, limit, isOver } = credit;
  const text = t('shell:debt', { used: formatShortAmount(language, debt), limit: formatShortMoney(language, limit) });
  return { name, unread, debt: { text, parts: [{ fraction: debt / limit, tone: isOver ? 'over' : 'used' }] } };
}
