import { expect, it } from 'vitest';
import { hashPassword, matchesPassword } from './password';

it('matchesPassword accepts only the hashed password', async () => {
  const hash = await hashPassword('kvitka');
  expect(await matchesPassword('kvitka', hash)).toBe(true);
  expect(await matchesPassword('Kvitka', hash)).toBe(false);
});

it('hashPassword hides the password and differs for the same password', async () => {
  const [one, other] = await Promise.all([hashPassword('kvitka'), hashPassword('kvitka')]);
  expect(one).not.toBe(other);
  expect(one).not.toContain('kvitka');
});
