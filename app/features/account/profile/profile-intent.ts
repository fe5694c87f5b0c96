/** The forms of the profile page. */
export const profileIntents = ['personal', 'password', 'address', 'deleteAddress'] as const;
export type ProfileIntent = (typeof profileIntents)[number];

/** Which form was sent: by its hidden `intent`, else by the fields that only one form has. Nothing is deleted without an intent. */
export function intentOf(form: FormData): ProfileIntent {
  const named = profileIntents.find((intent) => intent === form.get('intent'));
  if (named) return named;
  if (form.has('oldPassword') || form.has('newPassword')) return 'password';
  return form.has('type') || form.has('addressId') ? 'address' : 'personal';
}

/** Whether the page was opened to add an address for an order. */
export function isFromCheckout(search: string): boolean {
  return new URLSearchParams(search).get('from') === 'checkout';
}
