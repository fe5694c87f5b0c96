import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parsePostedForm, invalidForm } from './posted-form.server';
import { fakeContext } from '../context.fixture';

const schema = z.object({ name: z.string(), age: z.string().regex(/^\d+$/, 'errors:phone').optional() });
const formOf = (fields: readonly (readonly [string, string])[]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};
const read = (...fields: readonly (readonly [string, string])[]) =>
  parsePostedForm(fakeContext({}), formOf(fields), schema);

// @fault R9 @asvs 1.3.3, 2.2.1
describe('parsePostedForm', () => {
  it('parses the fields of its schema', () => {
    expect(read(['name', 'Оксана'])).toMatchObject({ status: 'success', value: { name: 'Оксана' } });
  });

  it('returns errors at their fields in the language of the page', () => {
    const submission = read(['age', 'x']);
    expect(submission.status).toBe('error');
    expect(submission.reply().error).toEqual({
      name: ['Заповніть це поле.'],
      age: ['Введений номер телефону неправильний.'],
    });
  });

  it('returns a message once when several rules are broken', () => {
    const day = z.object({ day: z.coerce.number().int('errors:invalid').max(7, 'errors:invalid') });
    expect(parsePostedForm(fakeContext({}), formOf([['day', '8.5']]), day).reply().error).toEqual({
      day: ['Перевірте це значення.'],
    });
  });

  it('keeps the typed values, the first of a repeated field, and no passwords', () => {
    const submission = read(['name', 'Оксана'], ['age', 'x'], ['age', 'y'], ['newPassword', 'secret']);
    expect(invalidForm(submission.reply()).data.form.initialValue).toEqual({ name: 'Оксана', age: 'x' });
  });

  it.each([
    'a[999999999]',
    'a.b.c[0]',
    '[object Object]',
    '__proto__.polluted',
    '__intent__',
    '__state__',
    'constructor[prototype][x]',
    '',
  ])('ignores a field named %j', (name) => {
    const submission = read(['name', 'Оксана'], [name, '1']);
    expect(submission).toMatchObject({ status: 'success', value: { name: 'Оксана' } });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
