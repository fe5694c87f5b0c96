import type { MessageKey } from '~/i18n/message-key';
import { formatPhone, phoneHref } from '~/domain/phone-numbers';
import type { ContactLinkView } from '~/ui/contact-link';
import { orNull } from '~server/api/result';
import type { RequestContext } from '~/bff/context.server';

/**
 * Whom to call about something: the customer's sales representative, else the contact centre.
 * @param key of a sentence that ends with their `name` and a comma
 */
export async function describeCall(ctx: RequestContext, key: MessageKey): Promise<ContactLinkView> {
  const {
    t,
    services: { env },
  } = ctx;
  const account = await orNull(ctx.account());
  const { name, phone } = account?.salesRepresentative ?? {
    name: t('common:callContactCentre'),
    phone: env.contact.phone,
  };
  return { text: t(key, { name }), phone: formatPhone(phone), phoneHref: phoneHref(phone) };
}
