import type { RequestContext } from '~/bff/context.server';
import { constraintsOf } from '~/bff/forms/posted-form.server';
import { takeFormDraft } from '~/bff/auth/form-draft.server';
import { apiErrorMessage } from '~/bff/errors/api-error-message';
import { orNull, catchUnlessBanned } from '~server/api/result';
import type { Account } from '~server/contract/account';
import { addressFields, type Address } from '~server/contract/addresses';
import { endpoints } from '~server/contract/endpoints';
import { addressTypes } from '~server/contract/enumerations';
import { chatLinks, phoneChats, type ChatLink } from '~server/domain/chats';
import { formatPhone } from '~server/domain/phone-numbers';
import { listAddressTypes } from './address-fields';
import { passwordForm, personalForm } from './personal-form';
import { changePassword, savePersonal } from './personal.server';
import { removeAddress, saveAddress } from './addresses.server';
import { toBalanceView } from './balance-view.server';
import { toAddressView } from './view-address.server';
import { isFromCheckout } from './profile-intent';
import { parseProfileIntent } from './parse-intent.server';
import type { OpenAddress, SubmittedForm } from './profile-view';

/** Loads the profile as far as the API responds, and a restored form with its `Set-Cookie` line. */
export async function loadProfile(ctx: RequestContext, request: Request) {
  const [reading, addresses, draft] = await Promise.all([
    catchUnlessBanned(ctx.account()),
    orNull(ctx.api.call(endpoints.addresses.list, {})),
    takeFormDraft(ctx, request),
  ]);
  const account = reading.ok ? reading.value : null;
  const person = account?.salesRepresentative;
  const { contact } = ctx.services.env;
  const view = {
    person: account && toPersonView(account),
    unread: reading.ok ? null : apiErrorMessage(ctx.t, reading.rejection.saidStatus, reading.rejection.reason),
    balance: toBalanceView(ctx, account ?? { balance: null, creditLimit: null }),
    representative: person ? toContactView({ ...person, chats: phoneChats(person.phone) }) : null,
    contactCentre: toContactView({ ...contact, name: '', chats: chatLinks(contact) }),
    addresses: addresses && addresses.data.map((address) => toAddressView(ctx, address)),
    addressTypes: listAddressTypes(),
    open: addresses && toOpenAddress(new URL(request.url).searchParams, addresses.data),
    draft: draft && restoreProfileDraft(draft.form),
    constraints: { personal: constraintsOf(personalForm), password: constraintsOf(passwordForm) },
  };
  return { view, cookie: draft?.cookie ?? null };
}

export type ProfileView = Awaited<ReturnType<typeof loadProfile>>['view'];
export type ContactView = NonNullable<ReturnType<typeof toContactView>>;

export async function handleProfileForm(ctx: RequestContext, request: Request) {
  const form = await request.formData();
  const isForOrder = isFromCheckout(new URL(request.url).search);
  switch (parseProfileIntent(form)) {
    case 'personal':
      return savePersonal(ctx, form);
    case 'password':
      return changePassword(ctx, form);
    case 'address':
      return saveAddress(ctx, form, isForOrder);
    case 'deleteAddress':
      return removeAddress(ctx, form, isForOrder);
  }
}

function toPersonView({ firstName, lastName, email, phone, customerCode }: Account) {
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email ?? '',
    phone: formatPhone(phone),
    customerCode,
  };
}

interface Contact {
  readonly name: string;
  readonly phone: string | undefined;
  readonly chats: readonly ChatLink[];
  readonly email: string | null | undefined;
}

function toContactView({ name, phone, chats, email }: Contact) {
  const isKnown = phone || email || chats.length > 0;
  return isKnown ? { name, phone: phone ? formatPhone(phone) : null, chats, email: email ?? null } : null;
}

function toOpenAddress(query: URLSearchParams, addresses: readonly Address[]): OpenAddress | null {
  const requestedType = query.get('newAddress');
  if (requestedType !== null)
    return { mode: 'new', type: addressTypes.find((type) => type === requestedType) ?? addressTypes[0] };
  const id = query.get('addressId') ?? query.get('deleteAddress');
  if (id === null) return null;
  const address = addresses.find((each) => each.id === id);
  if (!address) return { mode: 'gone' };
  if (!query.has('addressId')) return { mode: 'delete', id };
  const filled = addressFields.flatMap((field): [string, string][] =>
    address[field] === null ? [] : [[field, address[field]]],
  );
  return { mode: 'edit', id, type: address.type, values: Object.fromEntries(filled) };
}

/** Passwords are not restored, and deletions are confirmed again. */
function restoreProfileDraft(form: FormData): SubmittedForm | null {
  const intent = parseProfileIntent(form);
  if (intent === 'password' || intent === 'deleteAddress') return null;
  const typed = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { intent, form: { initialValue: Object.fromEntries(typed) } };
}
