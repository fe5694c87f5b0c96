import { expect, it } from 'vitest';
import { hashPassword, matchesPassword } from './password';

it('matches the password it was made from and no other', async () => {
  const hash = await hashPassword('kvitka');
  expect(await matchesPassword('kvitka', hash)).toBe(true);
  expect(await matchesPassword('Kvitka', hash)).toBe(false);
});

it('never shows the password, nor that two customers share one', async () => {
  const [one, other] = await Promise.all([hashPassword('kvitka'), hashPassword('kvitka')]);
  expect(one).not.toBe(other);
  expect(one).not.toContain('kvitka');
});
