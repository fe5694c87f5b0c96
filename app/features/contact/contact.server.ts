import type { Scope } from '~/bff/scope.server';
import { describeArrivals } from '~/supply/trade-rules.server';
import { formatPhone, phoneHref } from '~/trade/phone-numbers';
import { closesAt, openingAt, opensAt } from '~/trade/opening';
import { catchApiError } from '~server/api/outcome';
import type { ContactView, Person } from './contact-view';

/** How the supplier is reached, and whether anyone answers at this moment. */
export async function readContact(scope: Scope, now: Date): Promise<ContactView> {
  const { phone, email, address, mapUrl } = scope.portal.env.contact;
  return {
    address: address[scope.language],
    mapHref: mapUrl,
    phone,
    phoneHref: phoneHref(phone),
    email,
    hours: { opensAt, closesAt },
    opening: openingAt(now),
    arrivals: describeArrivals(scope),
    representative: await readRepresentative(scope),
    isCustomer: scope.session.isSignedIn,
  };
}

/** A banned customer's account is refused, but the page is theirs all the same. */
async function readRepresentative(scope: Scope): Promise<Person | null> {
  const outcome = await catchApiError(scope.account());
  const person = outcome.ok ? outcome.value?.salesRepresentative : null;
  if (!person) return null;
  const { name, phone, email } = person;
  return { name, email, phone: formatPhone(phone), phoneHref: phoneHref(phone) };
}
