import type { RequestContext } from '~/bff/context.server';
import { fullNameOf } from '~server/domain/full-name';
import { formatPhone } from '~server/domain/phone-numbers';
import type { Account } from '~server/contract/account';
import type { PrintoutParty } from './printout-view';

/** Seller and, with an account, buyer. */
export function toPartyViews(
  { t, language, shopName, services: { env } }: RequestContext,
  account: Account | null,
): PrintoutParty[] {
  const { phone, email, address } = env.contact;
  const supplier = {
    role: t('papers:supplier'),
    name: shopName ?? '',
    lines: [address?.[language], phone && formatPhone(phone), email].filter((line) => line !== undefined),
  };
  const suppliers = supplier.name === '' && supplier.lines.length === 0 ? [] : [supplier];
  if (!account) return suppliers;
  const code = account.customerCode ? [t('papers:code', { code: account.customerCode })] : [];
  const lines = [...code, formatPhone(account.phone), ...(account.email ? [account.email] : [])];
  return [...suppliers, { role: t('papers:customer'), name: fullNameOf(account) || account.phone, lines }];
}
