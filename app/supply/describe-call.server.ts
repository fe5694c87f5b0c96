import type { MessageKey } from '~/i18n/message-key';
import { formatPhone, phoneHref } from '~/trade/phone-numbers';
import type { CallView } from '~/ui/call-line';
import { orMissing } from '~server/api/outcome';
import type { Scope } from '~/bff/scope.server';

/**
 * Whom to call about something: the customer's sales representative, else the contact centre.
 * @param key of a sentence that ends with their `name` and a comma
 */
export async function describeCall(scope: Scope, key: MessageKey): Promise<CallView> {
  const {
    t,
    portal: { env },
  } = scope;
  const account = await orMissing(scope.account());
  const { name, phone } = account?.salesRepresentative ?? {
    name: t('words:callContactCentre'),
    phone: env.contact.phone,
  };
  return { text: t(key, { name }), phone: formatPhone(phone), phoneHref: phoneHref(phone) };
}
