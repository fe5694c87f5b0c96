import { addressFields } from '~server/contract/addresses';
import { profileIntents, type ProfileIntent } from './profile-intent';

/** Which form was sent: by its hidden `intent`, else by the fields that only one form has. Nothing is deleted without an intent. */
export function parseProfileIntent(form: FormData): ProfileIntent {
  const named = profileIntents.find((intent) => intent === form.get('intent'));
  if (named) return named;
  if (form.has('oldPassword') || form.has('newPassword')) return 'password';
  return ['type', 'addressId', ...addressFields].some((name) => form.has(name)) ? 'address' : 'personal';
}
