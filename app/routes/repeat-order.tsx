import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { writeFlash } from '~/bff/flash.server';
import { pageMeta } from '~/bff/page-meta';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { addManyToCart } from '~/features/cart/add-to-cart.server';
import { showCartPieces } from '~/features/cart/cart-summary.server';
import { readProductsById } from '~/features/cart/products-by-id.server';
import { readWishes } from '~/features/cart/wishes';
import { answerInstead, readInstead } from '~/features/documents/repeat/instead.server';
import { readRepeat } from '~/features/documents/repeat/repeat.server';
import { RepeatPage } from '~/features/documents/repeat/repeat-page';
import type { RepeatAnswer } from '~/features/documents/repeat/repeat-view';

export const handle = { i18n: 'papers' };

/** A form that was refused in part has changed the cart all the same. */
export const shouldRevalidate = () => true;

export const loader = customerLoader((args) =>
  readRepeat(args, args.params['id'] ?? '', {
    readProducts: (ids) => readProductsById(args.scope, ids),
    readInCart: () => showCartPieces(args.scope),
  }),
);

/** All good: on to the cart. Else the sheet again with what was added and what was not. */
export const action = customerAction(async ({ scope, request, params }) => {
  const form = await request.formData();
  const { added, refused, text } = await addManyToCart(scope, [...readWishes(form), ...readInstead(form)]);
  if (added.length > 0 && refused.length === 0) {
    throw redirect(scope.links.to('checkout', {}, { like: params['id'] }), { status: 303, headers: { 'set-cookie': await writeFlash(scope, { text }) } });
  }
  return data<RepeatAnswer>({ added: added.map(({ productId }) => productId), refused, instead: answerInstead(form, added), text }, { status: 422 });
});

export const meta = pageMeta<typeof loader>;

export default function RepeatOrder() {
  return <RepeatPage view={useLoaderData<typeof loader>().view} answer={useActionData<typeof action>()} />;
}
