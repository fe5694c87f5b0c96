import type { MessageKey } from '~/i18n/message-key';
import { formatPhone, phoneHref } from '~server/domain/phone-numbers';
import type { ContactLinkView } from '~/ui/contact-link';
import { orNull } from '~server/api/result';
import type { Account } from '~server/contract/account';
import type { RequestContext } from '~/bff/context.server';

/** The sales representative, else the shop. */
export function salesContact(
  { t, shopName, services: { env } }: RequestContext,
  account: Account | null,
): { name: string; phone?: string | undefined; email?: string | null | undefined } {
  return account?.salesRepresentative ?? { name: shopName ?? t('common:callContactCentre'), ...env.contact };
}

/** Phone of the sales representative, else of the contact centre; null without either. @param key message with `name` */
export async function loadContactLink(ctx: RequestContext, key: MessageKey): Promise<ContactLinkView | null> {
  const {
    t,
    services: { env },
  } = ctx;
  const account = await orNull(ctx.account());
  const { name, phone } = account?.salesRepresentative ?? {
    name: t('common:callContactCentre'),
    phone: env.contact.phone,
  };
  if (phone === undefined) return null;
  return { text: t(key, { name }), phone: formatPhone(phone), phoneHref: phoneHref(phone) };
}
