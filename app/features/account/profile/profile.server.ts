import type { Scope } from '~/bff/scope.server';
import { constraintsOf } from '~/bff/form.server';
import { takeFormDraft } from '~/bff/form-draft.server';
import { refusalWords } from '~/bff/refusal-words';
import { orMissing, catchUnlessBanned } from '~server/api/outcome';
import type { Account } from '~server/contract/account';
import { addressFields, readAddresses, type Address } from '~server/contract/addresses';
import { addressTypes } from '~server/contract/enumerations';
import { dialNumber, formatPhone } from '~/trade/phone-numbers';
import { listAddressTypes } from './address-fields';
import { passwordForm, personalForm } from './personal-form';
import { changePassword, savePersonal } from './personal.server';
import { removeAddress, saveAddress } from './addresses.server';
import { viewBalance } from './balance-view.server';
import { viewAddress } from './view-address.server';
import { isFromCheckout } from './profile-intent';
import { intentOf } from './read-intent.server';
import type { ContactView, OpenAddress, ProfileView, ReturnedForm } from './profile-view';

/** What can be read of the profile of a customer, with the `Set-Cookie` line of a kept form that is handed back. */
export async function readProfile(
  scope: Scope,
  request: Request,
): Promise<{ view: ProfileView; cookie: string | null }> {
  const [reading, addresses, kept] = await Promise.all([
    catchUnlessBanned(scope.account()),
    orMissing(scope.api.call(readAddresses, {})),
    takeFormDraft(scope, request),
  ]);
  const account = reading.ok ? reading.value : null;
  const person = account?.salesRepresentative;
  const view: ProfileView = {
    person: account && viewPerson(account),
    unread: reading.ok ? null : refusalWords(scope.t, reading.refusal.status, reading.refusal.failure?.message ?? ''),
    balance: viewBalance(scope, account ?? { balance: null, creditLimit: 0 }),
    representative: person ? contactOf(person.name, person.phone, person.email) : null,
    contactCentre: contactOf('', scope.portal.env.contact.phone, scope.portal.env.contact.email),
    addresses: addresses && addresses.data.map((address) => viewAddress(scope, address)),
    addressTypes: listAddressTypes(),
    open: addresses && openAddress(new URL(request.url).searchParams, addresses.data),
    kept: kept && returnKept(kept.form),
    constraints: { personal: constraintsOf(personalForm), password: constraintsOf(passwordForm) },
  };
  return { view, cookie: kept?.cookie ?? null };
}

/** Takes any form of the page. */
export async function takeProfileForm(scope: Scope, request: Request) {
  const form = await request.formData();
  const isForOrder = isFromCheckout(new URL(request.url).search);
  switch (intentOf(form)) {
    case 'personal':
      return savePersonal(scope, form);
    case 'password':
      return changePassword(scope, form);
    case 'address':
      return saveAddress(scope, form, isForOrder);
    case 'deleteAddress':
      return removeAddress(scope, form, isForOrder);
  }
}

function viewPerson({ firstName, lastName, email, phone, customerCode }: Account): ProfileView['person'] {
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email ?? '',
    phone: formatPhone(phone),
    customerCode,
  };
}

function contactOf(name: string, phone: string, email: string | null): ContactView {
  return { name, phone: formatPhone(phone), number: dialNumber(phone), email };
}

function openAddress(query: URLSearchParams, addresses: readonly Address[]): OpenAddress | null {
  const asked = query.get('newAddress');
  if (asked !== null) return { mode: 'new', type: addressTypes.find((type) => type === asked) ?? addressTypes[0] };
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

/** A password form comes back empty and a deletion is asked for anew: neither is worth returning. */
function returnKept(form: FormData): ReturnedForm | null {
  const intent = intentOf(form);
  if (intent === 'password' || intent === 'deleteAddress') return null;
  const typed = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { intent, form: { initialValue: Object.fromEntries(typed) } };
}
