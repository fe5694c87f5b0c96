export const profileIntents = ['personal', 'password', 'address', 'deleteAddress'] as const;
export type ProfileIntent = (typeof profileIntents)[number];

/** Whether checkout opened the page to add an address. */
export function isFromCheckout(search: string): boolean {
  return new URLSearchParams(search).get('from') === 'checkout';
}
