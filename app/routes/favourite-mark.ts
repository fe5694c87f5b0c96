import { redirect } from '@remix-run/node';
import { publicAction, publicLoader } from '~/bff/route-handlers.server';
import { safePath } from '~/bff/safe-path';
import { productAnchor } from '~/features/catalogue/product-view';
import { answerMark } from '~/features/favourites/mark.server';
import { textIn } from '~/trade/form-texts';

/** The address alone changes nothing and leads to the favourites. */
export const loader = publicLoader(({ scope }) => Promise.resolve(redirect(scope.links.to('favourites'))));

/** Gives goods a heart or takes it away (`mark`, `unmark`: a product; `forget`: goods), and goes back to the product's place on the page `to`. */
export const action = publicAction(async ({ scope, request }) => {
  const form = await request.formData();
  const text = (name: string) => textIn(form, name) || null;
  const { productId, cookies } = await answerMark(scope, {
    mark: text('mark'),
    unmark: text('unmark'),
    forget: text('forget'),
  });
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  const page = safePath(text('to'), scope.links.to('favourites')).replace(/#.*/, '');
  return redirect(productId === null ? page : `${page}#${encodeURIComponent(productAnchor(productId))}`, {
    status: 303,
    headers,
  });
});
