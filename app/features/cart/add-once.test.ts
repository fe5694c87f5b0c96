import { expect, it } from 'vitest';
import { FORM_KEY_NAME } from '~/ui/form-key';
import { addOnce } from './add-once.server';
import { cartScope } from './cart-api.fixture';
import { readWishes } from './wishes';

function formOf(lines: readonly (readonly [productId: string, quantity: string])[], key?: string): FormData {
  const form = new FormData();
  if (key !== undefined) form.set(FORM_KEY_NAME, key);
  for (const [productId, quantity] of lines) {
    form.append('productId', productId);
    form.append('quantity', quantity);
  }
  return form;
}

function send(scope: ReturnType<typeof cartScope>['scope'], form: FormData) {
  return addOnce(scope, form, readWishes(form));
}

it('a form that is sent again is answered as the first time and adds nothing, also where a part of it was refused', async () => {
  const { scope, writes } = cartScope();
  const form = formOf(
    [
      ['8', '50'],
      ['7', '9000'],
    ],
    'key',
  );
  const first = await send(scope, form);
  expect([first.added.length, first.refused.length]).toEqual([1, 1]);
  expect(await send(scope, form)).toEqual(first);
  expect(writes).toHaveLength(1);
});

it('two presses at once add the lines of a form once', async () => {
  const { scope, writes } = cartScope();
  const form = formOf([['8', '50']], 'key');
  const [first, second] = await Promise.all([send(scope, form), send(scope, form)]);
  expect(second).toEqual(first);
  expect(writes).toHaveLength(1);
});

it('another form of the same page, another page’s, and one without a key are carried out each time', async () => {
  const { scope, writes } = cartScope();
  await send(scope, formOf([['8', '50']], 'key'));
  await send(scope, formOf([['8', '25']], 'key'));
  await send(scope, formOf([['8', '50']], 'another'));
  await send(scope, formOf([['8', '50']]));
  await send(scope, formOf([['8', '50']]));
  expect(writes).toHaveLength(5);
});

it('a form of which nothing was added is tried again', async () => {
  let tries = 0;
  const refuse = () => {
    tries += 1;
    return Response.json({ status: 409, message: 'Out', code: 'OUT_OF_STOCK' }, { status: 409 });
  };
  const { scope } = cartScope({ refuses: { 8: refuse } });
  const form = formOf([['8', '50']], 'key');
  await send(scope, form);
  await send(scope, form);
  expect(tries).toBe(2);
});
