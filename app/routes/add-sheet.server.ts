import { data } from '@remix-run/node';
import { badForm } from '~/bff/errors/to-error-view.server';
import { redirectWithFlash } from '~/bff/http/redirect-with-flash.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { addOnce } from '~/features/cart/add-once.server';
import { isPaired, parseLineInputs } from '~/features/cart/line-input';
import { handleSubstitutes, parseSubstitutes } from '~/features/reorder/repeat/substitutes.server';
import type { RepeatActionData } from '~/features/reorder/repeat/repeat-view';

/** Adds the lines of a sheet. All good: on to the cart. Else the sheet again with what was added and what was not. */
export async function addFromSheet(
  { ctx, request }: Pick<RouteArgs, 'ctx' | 'request'>,
  cart = ctx.links.to('checkout'),
) {
  const form = await request.formData();
  if ((form.get('intent') ?? 'add') !== 'add') throw badForm(ctx, request);
  if (!isPaired(form))
    return data<RepeatActionData>(
      { added: [], rejected: [], substitutes: handleSubstitutes(form, []), text: '', error: ctx.t('cart:unpaired') },
      { status: 422 },
    );
  const { added, rejected, text } = await addOnce(ctx, form, [...parseLineInputs(form), ...parseSubstitutes(form)]);
  if (added.length > 0 && rejected.length === 0) return redirectWithFlash(ctx, cart, { text });
  return data<RepeatActionData>(
    { added: added.map(({ productId }) => productId), rejected, substitutes: handleSubstitutes(form, added), text },
    { status: 422 },
  );
}
