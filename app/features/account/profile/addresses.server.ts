import * as z from 'zod';
import { readForm } from '~/bff/form.server';
import type { MessageKey } from '~/i18n/message-key';
import type { Scope } from '~/bff/scope.server';
import { catchApiError } from '~server/api/outcome';
import { createAddress, deleteAddress, updateAddress, type Address } from '~server/contract/addresses';
import { redirectWithFlash } from '~/bff/redirect-with-flash.server';
import { addressForm, type AddressForm } from './address-fields';
import { refuseByApi, refuseProfile } from './refuse-profile.server';

/**
 * Creates an address, or changes the one with `addressId`.
 * @param isForOrder whether checkout waits for it: there it is chosen
 */
export async function saveAddress(scope: Scope, form: FormData, isForOrder = false) {
  const submission = readForm(scope, form, addressForm);
  if (submission.status !== 'success') return refuseProfile('address', submission.reply());
  const { addressId, ...draft }: AddressForm = submission.value;
  const call = addressId
    ? scope.api.call(updateAddress, { params: { id: addressId }, body: draft })
    : scope.api.call(createAddress, { body: draft });
  const outcome = await catchApiError<{ readonly data: Address }>(call);
  const done = addressId ? 'profile:addressChanged' : 'profile:addressAdded';
  if (outcome.ok && isForOrder)
    return redirectWithFlash(
      scope,
      `${scope.links.to('checkout', {}, { address: outcome.value.data.id })}#customerAddressId`,
      {
        text: scope.t(done),
      },
    );
  if (outcome.ok) return backToAddresses(scope, done);
  if (outcome.refusal.kind === 'notFound')
    return refuseProfile('address', submission.reply({ formErrors: [scope.t('profile:addressGone')] }));
  return refuseByApi(scope, 'address', submission, outcome.refusal);
}

const deletionForm = z.object({ addressId: z.string() });

/** Deletes an address; one that is gone already is said to be. */
export async function removeAddress(scope: Scope, form: FormData, isForOrder = false) {
  const submission = readForm(scope, form, deletionForm);
  if (submission.status !== 'success') return refuseProfile('deleteAddress', submission.reply());
  const outcome = await catchApiError(scope.api.call(deleteAddress, { params: { id: submission.value.addressId } }));
  if (outcome.ok) return backToAddresses(scope, 'profile:addressDeleted', isForOrder);
  if (outcome.refusal.kind === 'notFound') return backToAddresses(scope, 'profile:addressGone', isForOrder);
  return refuseByApi(scope, 'deleteAddress', submission, outcome.refusal);
}

function backToAddresses(scope: Scope, words: MessageKey, isForOrder = false): Promise<Response> {
  return redirectWithFlash(
    scope,
    `${scope.links.to('profile', {}, { from: isForOrder ? 'checkout' : undefined })}#addresses`,
    {
      text: scope.t(words),
    },
  );
}
