import { expect, it } from 'vitest';
import { FORM_KEY_NAME } from '~/ui/form-key';
import { addOnce } from './add-once.server';
import { fakeCartContext } from './cart-api.fixture';
import { parseLineInputs } from './line-input';

function formOf(lines: readonly (readonly [productId: string, quantity: string])[], key?: string): FormData {
  const form = new FormData();
  if (key !== undefined) form.set(FORM_KEY_NAME, key);
  for (const [productId, quantity] of lines) {
    form.append('productId', productId);
    form.append('quantity', quantity);
  }
  return form;
}

function send(ctx: ReturnType<typeof fakeCartContext>['ctx'], form: FormData) {
  return addOnce(ctx, form, parseLineInputs(form));
}

it('a form that is sent again is answered as the first time and adds nothing, also where a part of it was refused', async () => {
  const { ctx, writes } = fakeCartContext();
  const form = formOf(
    [
      ['8', '50'],
      ['7', '9000'],
    ],
    'key',
  );
  const first = await send(ctx, form);
  expect([first.added.length, first.rejected.length]).toEqual([1, 1]);
  expect(await send(ctx, form)).toEqual(first);
  expect(writes).toHaveLength(1);
});

it('two presses at once add the lines of a form once', async () => {
  const { ctx, writes } = fakeCartContext();
  const form = formOf([['8', '50']], 'key');
  const [first, second] = await Promise.all([send(ctx, form), send(ctx, form)]);
  expect(second).toEqual(first);
  expect(writes).toHaveLength(1);
});

it('another form of the same page, another page’s, and one without a key are carried out each time', async () => {
  const { ctx, writes } = fakeCartContext();
  await send(ctx, formOf([['8', '50']], 'key'));
  await send(ctx, formOf([['8', '25']], 'key'));
  await send(ctx, formOf([['8', '50']], 'another'));
  await send(ctx, formOf([['8', '50']]));
  await send(ctx, formOf([['8', '50']]));
  expect(writes).toHaveLength(5);
});

it('a form of which nothing was added is tried again', async () => {
  let attempts = 0;
  const reject = () => {
    attempts += 1;
    return Response.json({ status: 409, message: 'Out', code: 'OUT_OF_STOCK' }, { status: 409 });
  };
  const { ctx } = fakeCartContext({ rejects: { 8: reject } });
  const form = formOf([['8', '50']], 'key');
  await send(ctx, form);
  await send(ctx, form);
  expect(attempts).toBe(2);
});
