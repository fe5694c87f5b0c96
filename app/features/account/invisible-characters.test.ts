import { expect, it } from 'vitest';
import { applicationForm } from './application-form';
import { addressForm } from './profile/address-fields';
import { personalForm } from './profile/personal-form';

const ZERO_WIDTH = '\u200b\u2066\u00a0\u2060';

it('an address of only invisible characters has empty required fields', () => {
  const parsed = addressForm.safeParse({ type: 'client', city: ZERO_WIDTH, street: ZERO_WIDTH });
  expect(parsed.error?.issues.some(({ path, message }) => path[0] === 'city' && message === 'errors:required')).toBe(
    true,
  );
});

it('a name and an e-mail are saved without invisible characters', () => {
  const typed = {
    firstName: '\u200bОлена\u00a0\u00a0Марія',
    lastName: 'Квітка\u2060',
    email: '\u202aa@b.example\u202c',
  };
  expect(personalForm.parse(typed)).toEqual({
    firstName: 'Олена Марія',
    lastName: 'Квітка',
    email: 'a@b.example',
  });
});

it('an application with an invisible name is rejected at the name', () => {
  const parsed = applicationForm.safeParse({ name: ZERO_WIDTH, phone: '0671112233', role: 'decorator' });
  expect(parsed.error?.issues).toMatchObject([{ path: ['name'], message: 'account:nameLength' }]);
});
