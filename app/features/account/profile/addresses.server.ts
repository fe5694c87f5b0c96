import * as z from 'zod';
import { parsePostedForm } from '~/bff/forms/posted-form.server';
import type { MessageKey } from '~/i18n/message-key';
import type { RequestContext } from '~/bff/context.server';
import { catchApiError } from '~server/api/result';
import type { Address } from '~server/contract/addresses';
import { endpoints } from '~server/contract/endpoints';
import { redirectWithFlash } from '~/bff/http/flash.server';
import { addressForm, type AddressForm } from './address-fields';
import { profileApiError, invalidProfileForm } from './invalid-profile-form.server';

/** Creates an address, or changes the one with `addressId`. @param isForOrder opened by checkout, which then selects it */
export async function saveAddress(ctx: RequestContext, form: FormData, isForOrder = false) {
  const submission = parsePostedForm(ctx, form, addressForm);
  if (submission.status !== 'success') return invalidProfileForm('address', submission.reply());
  const { addressId, ...draft }: AddressForm = submission.value;
  const call = addressId
    ? ctx.api.call(endpoints.addresses.update, { params: { id: addressId }, body: draft })
    : ctx.api.call(endpoints.addresses.create, { body: draft });
  const outcome = await catchApiError<{ readonly data: Address }>(call);
  const done = addressId ? 'profile:addressChanged' : 'profile:addressAdded';
  if (outcome.ok && isForOrder)
    return redirectWithFlash(
      ctx,
      `${ctx.links.to('checkout', {}, { address: outcome.value.data.id })}#customerAddressId`,
      {
        text: ctx.t(done),
      },
    );
  if (outcome.ok) return backToAddresses(ctx, done);
  if (addressId && outcome.rejection.kind === 'notFound')
    return invalidProfileForm('address', submission.reply({ formErrors: [ctx.t('profile:addressGone')] }));
  return profileApiError(ctx, 'address', submission, outcome.rejection);
}

const deletionForm = z.object({ addressId: z.string() });

/** Deletes an address; a missing one counts as deleted. */
export async function removeAddress(ctx: RequestContext, form: FormData, isForOrder = false) {
  const submission = parsePostedForm(ctx, form, deletionForm);
  if (submission.status !== 'success') return invalidProfileForm('deleteAddress', submission.reply());
  const outcome = await catchApiError(
    ctx.api.call(endpoints.addresses.delete, { params: { id: submission.value.addressId } }),
  );
  if (outcome.ok) return backToAddresses(ctx, 'profile:addressDeleted', isForOrder);
  if (outcome.rejection.kind === 'notFound') return backToAddresses(ctx, 'profile:addressGone', isForOrder);
  return profileApiError(ctx, 'deleteAddress', submission, outcome.rejection);
}

function backToAddresses(ctx: RequestContext, message: MessageKey, isForOrder = false): Promise<Response> {
  return redirectWithFlash(
    ctx,
    `${ctx.links.to('profile', {}, { from: isForOrder ? 'checkout' : undefined })}#addresses`,
    {
      text: ctx.t(message),
    },
  );
}
