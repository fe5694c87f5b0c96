import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { optional } from '~/bff/degradation.server';
import { redirectWithFlash } from '~/bff/http/flash.server';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { loadOrderLines } from '~/features/documents/order-lines.server';
import { FavouriteEntries } from '~/features/favourites/favourites-page';
import { loadFavouritesPage } from '~/features/favourites/favourites.server';
import { handleListForm, nameUnits, parseListForm } from '~/features/reorder/list/list-actions.server';
import { ListPage } from '~/features/reorder/list/list-page';
import type { ListActionData } from '~/features/reorder/list/list-view';
import { loadListPage } from '~/features/reorder/list/list.server';
import { addSheetLines } from './add-sheet.server';
import { restoreFormDraft } from './restore-draft.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';

export const handle = { i18n: ['list', 'sheet', 'favourites'] };

export { clientAction, meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = customerLoader(async ({ ctx, request }) => {
  const search = new URL(request.url).searchParams;
  const [page, favourites] = await Promise.all([
    loadListPage(ctx, search),
    search.get('from') === 'favourites' ? optional(ctx, 'lists', loadFavouritesPage(ctx)) : null,
  ]);
  const entries = favourites?.view.entries ?? [];
  const view = { ...page.view, restored: null as ListActionData | null };
  return restoreFormDraft({ ctx, request }, { ...page, view, favourites: entries }, (sheet, form) => ({
    ...sheet,
    restored: parseListForm({ ctx, request }, form)?.result ?? null,
  }));
});

export const action = customerAction(async ({ ctx, request }) => {
  const form = nameUnits(ctx, await request.formData());
  const kept = await handleListForm({ ctx, request }, form, (id) => loadOrderLines({ ctx, request }, id));
  if (kept) return kept;
  const { isComplete, ...result } = await addSheetLines(ctx, form);
  if (isComplete) return redirectWithFlash(ctx, ctx.links.to('checkout'), { text: result.text });
  const typed = parseListForm({ ctx, request }, form)?.result;
  return data<ListActionData>({ ...typed, ...result }, { status: 422 });
});

export default function List() {
  const { title, view, favourites } = useLoaderData<typeof loader>();
  const { t } = useTranslation('favourites');
  return (
    <ListPage title={title} view={view} answer={useStickyActionData<typeof action>()}>
      <FavouriteEntries entries={favourites} place={t('account')} />
    </ListPage>
  );
}
