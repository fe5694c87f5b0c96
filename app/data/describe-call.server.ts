import type { MessageKey } from '~/i18n/message-key';
import { formatPhone, phoneHref } from '~/domain/phone-numbers';
import type { ContactLinkView } from '~/ui/contact-link';
import { orNull } from '~server/api/result';
import type { RequestContext } from '~/bff/context.server';

/**
 * Whom to call about something: the customer's sales representative, else the contact centre; null where neither has a phone.
 * @param key of a sentence that ends with their `name` and a comma
 */
export async function describeCall(ctx: RequestContext, key: MessageKey): Promise<ContactLinkView | null> {
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
