import { expect, it } from 'vitest';
import { FORM_KEY_NAME } from '~/ui/forms/form-key';
import { addLinesOnce } from './add-lines.server';
import { fakeCartContext, toldOf } from './cart-api.fixture';
import { parseLineInputs } from '../model/cart-form';

function formOf(lines: readonly (readonly [productId: string, quantity: string])[], key?: string): FormData {
  const form = new FormData();
  if (key !== undefined) form.set(FORM_KEY_NAME, key);
  for (const [productId, quantity] of lines) {
    form.append('productId', productId);
    form.append('quantity', quantity);
  }
  return form;
}

async function send(ctx: ReturnType<typeof fakeCartContext>['ctx'], form: FormData) {
  return toldOf(ctx, await addLinesOnce(ctx, form, parseLineInputs(form)));
}

it('addLinesOnce answers a repeated form with its first result and adds nothing, also where some lines were rejected', async () => {
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

it('addLinesOnce adds the lines of a form once when it is submitted twice at the same time', async () => {
  const { ctx, writes } = fakeCartContext();
  const form = formOf([['8', '50']], 'key');
  const [first, second] = await Promise.all([send(ctx, form), send(ctx, form)]);
  expect(second).toEqual(first);
  expect(writes).toHaveLength(1);
});

it('addLinesOnce handles another form of the page, a form of another page and a form without a key each time', async () => {
  const { ctx, writes } = fakeCartContext();
  await send(ctx, formOf([['8', '50']], 'key'));
  await send(ctx, formOf([['8', '25']], 'key'));
  await send(ctx, formOf([['8', '50']], 'another'));
  await send(ctx, formOf([['8', '50']]));
  await send(ctx, formOf([['8', '50']]));
  expect(writes).toHaveLength(5);
});

it('addLinesOnce tries a form again when nothing of it was added', async () => {
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
