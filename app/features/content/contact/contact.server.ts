import type { RequestContext } from '~/bff/context.server';
import { formatArrivalDays } from '~/data/trade-rules.server';
import { chatLinks, phoneChats } from '~server/domain/chats';
import { formatPhone, phoneHref } from '~server/domain/phone-numbers';
import { closesAt, openingAt, opensAt } from '~server/domain/opening';
import { catchApiError } from '~server/api/result';

/** Only details that the operator has configured. */
export async function loadContact(ctx: RequestContext, now: Date) {
  const { contact } = ctx.services.env;
  const { phone, email, address, mapUrl } = contact;
  return {
    address: address?.[ctx.language],
    mapHref: mapUrl,
    phone,
    chats: chatLinks(contact),
    email,
    hours: { opensAt, closesAt },
    opening: openingAt(now),
    arrivals: formatArrivalDays(ctx),
    /** Null when there is none or it is unknown. */
    representative: await loadRepresentative(ctx),
    isCustomer: ctx.session.isSignedIn,
  };
}

export type ContactView = Awaited<ReturnType<typeof loadContact>>;

/** The API rejects the account of a banned customer, who may still see the page. */
async function loadRepresentative(ctx: RequestContext) {
  const outcome = await catchApiError(ctx.account());
  const person = outcome.ok ? outcome.value?.salesRepresentative : null;
  if (!person) return null;
  const { name, phone, email } = person;
  return { name, email, phone: formatPhone(phone), phoneHref: phoneHref(phone), chats: phoneChats(phone) };
}
