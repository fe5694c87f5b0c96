import { addressFields } from '~server/contract/addresses';
import { profileIntents, type ProfileIntent } from './profile-intent';

/** The form by its `intent`, else by its fields; never a deletion without an intent. */
export function parseProfileIntent(form: FormData): ProfileIntent {
  const named = profileIntents.find((intent) => intent === form.get('intent'));
  if (named) return named;
  if (form.has('oldPassword') || form.has('newPassword')) return 'password';
  return ['type', 'addressId', ...addressFields].some((name) => form.has(name)) ? 'address' : 'personal';
}
