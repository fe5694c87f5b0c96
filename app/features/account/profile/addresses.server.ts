import * as z from 'zod';
import { readForm } from '~/bff/form.server';
import type { Scope } from '~/bff/scope.server';
import { outcomeOf } from '~server/api/outcome';
import { createAddress, deleteAddress, updateAddress } from '~server/contract/addresses';
import { goOn } from '~/bff/go-on.server';
import { addressForm, type AddressForm } from './address-form.server';
import { apiWords, refuseProfile } from './refuse-profile.server';

/** Creates an address, or changes the one with `addressId`. */
export async function saveAddress(scope: Scope, form: FormData) {
  const submission = readForm(scope, form, addressForm);
  if (submission.status !== 'success') return refuseProfile('address', submission.reply());
  const { addressId, ...draft }: AddressForm = submission.value;
  const call = addressId
    ? scope.api.call(updateAddress, { params: { id: addressId }, body: draft })
    : scope.api.call(createAddress, { body: draft });
  const outcome = await outcomeOf<unknown>(call);
  if (outcome.ok) throw await backToAddresses(scope, addressId ? 'profile:addressChanged' : 'profile:addressAdded');
  const fault = outcome.refusal.kind === 'notFound' ? scope.t('profile:addressGone') : apiWords(scope, outcome.refusal);
  return refuseProfile('address', submission.reply({ formErrors: [fault] }));
}

const deletionForm = z.object({ addressId: z.string() });

/** Deletes an address; one that is gone already is said to be. */
export async function removeAddress(scope: Scope, form: FormData) {
  const submission = readForm(scope, form, deletionForm);
  if (submission.status !== 'success') return refuseProfile('deleteAddress', submission.reply());
  const outcome = await outcomeOf(scope.api.call(deleteAddress, { params: { id: submission.value.addressId } }));
  if (outcome.ok) throw await backToAddresses(scope, 'profile:addressDeleted');
  if (outcome.refusal.kind === 'notFound') throw await backToAddresses(scope, 'profile:addressGone');
  return refuseProfile('deleteAddress', submission.reply({ formErrors: [apiWords(scope, outcome.refusal)] }));
}

function backToAddresses(scope: Scope, words: string): Promise<Response> {
  return goOn(scope, `${scope.links.to('profile')}#addresses`, { text: scope.t(words) });
}
