import { data, redirect } from '@remix-run/node';
import { redirectWithFlash } from '~/bff/http/flash.server';
import { publicFileAction } from '~/bff/files/file-loader.server';
import { publicLoader } from '~/bff/route-handlers.server';
import { safePath } from '~/bff/http/safe-redirect';
import { FETCHER_KEY_NAME } from '~/browser/network/fetcher-key';
import { productAnchor } from '~/features/catalogue/cards/offer';
import { handleFavourite } from '~/features/favourites/toggle-favourite.server';
import { textIn } from '~server/domain/form-fields';

/** The address alone changes nothing and leads to the favourites. */
export const loader = publicLoader(({ ctx }) => Promise.resolve(redirect(ctx.links.to('favourites'))));

/** Gives goods a heart or takes it away (`mark`, `unmark`: a product; `forget`: goods; `restore`: what was taken away), and goes back to the product's place on the page `to`. */
export const action = publicFileAction(async ({ ctx, request }) => {
  const form = await request.formData();
  const text = (name: string) => textIn(form, name) || null;
  const page = safePath(text('to'), ctx.links.to('favourites')).replace(/#.*/, '');
  const input = { mark: text('mark'), unmark: text('unmark'), forget: text('forget'), restore: text('restore') };
  const { productId, message } = await handleFavourite(ctx, input, page);
  if (form.has(FETCHER_KEY_NAME)) return data({ message });
  const anchor = productId === null ? '' : `#${encodeURIComponent(productAnchor(productId))}`;
  return redirectWithFlash(ctx, page + anchor, message);
});

export { clientAction } from '~/browser/network/client-handlers';
