import { useLoaderData } from '@remix-run/react';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { SearchPage } from '~/features/catalogue/search/search-page';
import { loadSearchPage } from '~/features/catalogue/search/search-page.server';
import { rememberView } from '~/features/catalogue/list/list-query.server';
import { handleProductForm, restoreSelection } from './add-to-cart.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';

export const handle = { i18n: 'catalogue' };

export { clientAction, meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = publicLoader(async ({ ctx, request }) => {
  await restoreSelection(ctx, request);
  const view = await loadSearchPage(ctx, request);
  const title = view.q ? ctx.t('catalogue:searchResults', { q: view.q }) : ctx.t('catalogue:searchTitle');
  return rememberView(ctx, request, {
    title,
    description: ctx.t('catalogue:searchDescription'),
    view,
  });
});

export const action = customerAction(handleProductForm);

export default function Search() {
  return <SearchPage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}
