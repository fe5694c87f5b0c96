import { data } from '@remix-run/node';
import { badForm } from '~/bff/failure.server';
import { redirectWithFlash } from '~/bff/redirect-with-flash.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { addOnce } from '~/features/cart/add-once.server';
import { isPaired, readWishes } from '~/features/cart/wishes';
import { answerInstead, readInstead } from '~/features/documents/repeat/instead.server';
import type { RepeatAnswer } from '~/features/documents/repeat/repeat-view';

/** Adds the lines of a sheet. All good: on to the cart. Else the sheet again with what was added and what was not. */
export async function addFromSheet(
  { scope, request }: Pick<RouteArgs, 'scope' | 'request'>,
  cart = scope.links.to('checkout'),
) {
  const form = await request.formData();
  if ((form.get('intent') ?? 'add') !== 'add') throw badForm(scope, request);
  if (!isPaired(form))
    return data<RepeatAnswer>(
      { added: [], refused: [], instead: answerInstead(form, []), text: '', fault: scope.t('cart:unpaired') },
      { status: 422 },
    );
  const { added, refused, text } = await addOnce(scope, form, [...readWishes(form), ...readInstead(form)]);
  if (added.length > 0 && refused.length === 0) return redirectWithFlash(scope, cart, { text });
  return data<RepeatAnswer>(
    { added: added.map(({ productId }) => productId), refused, instead: answerInstead(form, added), text },
    { status: 422 },
  );
}
