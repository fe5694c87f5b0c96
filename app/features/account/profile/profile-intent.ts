/** The forms of the profile page. */
export const profileIntents = ['personal', 'password', 'address', 'deleteAddress'] as const;
export type ProfileIntent = (typeof profileIntents)[number];

/** Whether the page was opened to add an address for an order. */
export function isFromCheckout(search: string): boolean {
  return new URLSearchParams(search).get('from') === 'checkout';
}
