/** Phone and password of the embedded API's customer with orders, a debt and discounts. */
export const demoAccount = ['+380501112233', 'kvitka2026'] as const;
