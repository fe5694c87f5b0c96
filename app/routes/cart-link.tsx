import { useLoaderData } from '@remix-run/react';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { previewOfList } from '~/data/images.server';
import { CartLinkPage } from '~/features/reorder/cart-link/cart-link-page';
import { loadCartLinkPage } from '~/features/reorder/cart-link/cart-link.server';
import { addFromSheet, restoreSheet } from './add-sheet.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';

export const handle = { i18n: ['cart-link', 'sheet'] };

export { clientAction, meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = publicLoader(async ({ ctx, request }) => {
  const view = await loadCartLinkPage(ctx, request);
  const page = {
    title: ctx.t('cart-link:title'),
    description: ctx.t('cart-link:description'),
    preview: previewOfList(view.lines),
    view,
  };
  return restoreSheet({ ctx, request }, page);
});

export const action = customerAction((args) => addFromSheet(args));

export default function CartLink() {
  return <CartLinkPage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}
