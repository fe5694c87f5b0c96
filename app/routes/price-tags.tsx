import { data, type LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { customerLoader, type RouteArgs } from '~/bff/route-handlers.server';
import { EmptyCart, MissingCart } from '~/features/cart/view/cart-states';
import { loadCartOrWhy } from '~/features/cart/model/cart.server';
import { tagsOfCart } from '~/features/cart/model/price-tag-lines.server';
import { loadTagsOfDocument } from '~/features/documents/price-tag-lines.server';
import { PriceTagsPage } from '~/features/retail/price-tags-page';
import { toPriceTagsView } from '~/features/retail/price-tags.server';
import styles from '~/styles/price-tags.css?url';
import { useLinks } from '~/use-links';

export const handle = { i18n: ['retail', 'cart'] };

export { meta, shouldRevalidate } from '~/bff/http/page-exports';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const loader = customerLoader(async (args) => {
  const { ctx, request } = args;
  const url = new URL(request.url);
  const { tags, why } = await loadTags(args, url.searchParams.get('documentId') ?? '');
  const view = tags && (await toPriceTagsView(ctx, tags, url));
  const isEmptyCart = view?.documentId === null && view.fields.length === 0;
  const page = {
    title: ctx.t('retail:tags.title'),
    description: ctx.t('retail:tags.description'),
    view,
    isEmptyCart,
    why,
  };
  return data(page, { status: view?.result ? 422 : 200 });
});

/** Of the document that the address names, else of the cart. */
async function loadTags(args: RouteArgs, documentId: string) {
  if (documentId !== '') return { tags: await loadTagsOfDocument(args, documentId), why: null };
  const { cart, why } = await loadCartOrWhy(args.ctx);
  return { tags: cart && tagsOfCart(args.ctx, cart), why };
}

export default function PriceTags() {
  const { title, view, isEmptyCart, why } = useLoaderData<typeof loader>();
  const retry = useLinks().to('price-tags');
  if (!view) return <MissingCart retry={retry} why={why} />;
  return isEmptyCart ? <EmptyCart /> : <PriceTagsPage view={view} title={title} />;
}
