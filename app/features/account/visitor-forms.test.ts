import { describe, expect, it } from 'vitest';
import { parsePostedForm } from '~/bff/forms/posted-form.server';
import { application, sendApplication } from './become-client.server';
import { listErrors } from '~/bff/forms/form-errors';
import { register, registration } from './register.server';
import { failure, fakeContext, formOf } from './context.fixture';

const { ctx } = fakeContext();
const fieldErrors = (form: FormData, schema: typeof registration | typeof application) =>
  parsePostedForm(ctx, form, schema).reply().error;

describe('registration', () => {
  // @asvs 6.2.1
  it.each(['1234567', 'x'.repeat(201)])('rejects a password of the wrong length', (password) => {
    expect(fieldErrors(formOf({ phone: '0501112233', password }), registration)).toEqual({
      password: ['The password must have 8 to 200 characters.'],
    });
  });

  it('accepts any usual format of a phone and keeps the spaces of a password', () => {
    const submission = parsePostedForm(ctx, formOf({ phone: '(050) 111-22-33', password: ' 12345678 ' }), registration);
    expect(submission.status === 'success' && submission.value).toEqual({
      phone: '+380501112233',
      password: ' 12345678 ',
    });
  });
});

describe('register', () => {
  it('reports that the phone has an account, and shows any other message of the API', async () => {
    const taken = fakeContext({ 'auth.register': failure('rejected', 409) });
    expect(await register(taken.ctx, { phone: '+380501110001', password: '12345678' })).toEqual({
      kind: 'accountExists',
    });
    const rejected = fakeContext({ 'auth.register': failure('rejected', 422) });
    expect(await register(rejected.ctx, { phone: '+380501110001', password: '12345678' })).toEqual({
      kind: 'api',
      status: 422,
      message: 'because 422',
    });
    expect(rejected.session.start).not.toHaveBeenCalled();
  });
});

describe('application', () => {
  // @asvs 2.2.1
  it('shows every error at its field', () => {
    expect(fieldErrors(formOf({ name: ' О ', phone: '12', role: 'king' }), application)).toEqual({
      name: ['Please enter 2 to 100 characters.'],
      phone: ['The entered phone number is incorrect.'],
      role: ['Please choose what you do.'],
    });
    expect(fieldErrors(formOf({ name: 'x'.repeat(101), phone: '0501112233' }), application)).toEqual({
      name: ['Please enter 2 to 100 characters.'],
      role: ['Please choose what you do.'],
    });
  });

  it.each(['store_owner', 'wholesale_owner', 'freelance_florist', 'decorator'])('accepts the role %s', (role) => {
    expect(fieldErrors(formOf({ name: 'Ян', phone: '0501112233', role }), application)).toBeFalsy();
  });
});

describe('sendApplication', () => {
  it('reports an existing client', async () => {
    const known = fakeContext({ 'auth.sendCustomerRequest': failure('rejected', 409) });
    expect(await sendApplication(known.ctx, { name: 'Ян', phone: '+380501110002', role: 'decorator' })).toEqual({
      kind: 'clientExists',
    });
  });
});

describe('listErrors', () => {
  it('prefixes an error with the label of its field, but not an error of the whole form', () => {
    const errors = { phone: ['Wrong.'], '': ['Closed.'], other: ['Odd.'] };
    expect(listErrors(errors, { phone: 'Phone' }).map(({ message }) => message)).toEqual([
      'Phone: Wrong.',
      'Closed.',
      'Odd.',
    ]);
  });
});
