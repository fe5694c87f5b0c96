export interface DemoAccount {
  readonly kind: 'regular' | 'empty' | 'banned';
  readonly phone: string;
  readonly password: string;
}

/** With orders, debt and discounts; empty; banned. */
export const demoAccounts: readonly [DemoAccount, DemoAccount, DemoAccount] = [
  { kind: 'regular', phone: '+380501112233', password: 'kvitka2026' },
  { kind: 'empty', phone: '+380672223344', password: 'romashka2026' },
  { kind: 'banned', phone: '+380933334455', password: 'budiak2026' },
];
