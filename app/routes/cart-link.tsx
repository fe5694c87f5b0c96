import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { describeGaps } from '~/bff/gaps.server';
import { pageMeta } from '~/bff/page-meta';
import { revalidateWhenRefused } from '~/bff/revalidate';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { CartLinkPage } from '~/features/cart-link/cart-link-page';
import { readCartLinkPage } from '~/features/cart-link/cart-link.server';
import { fillBoxes } from '~/sheet/boxes';
import { restoreFormDraft } from './restore-draft.server';
import { addFromSheet } from './sheet-action.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: ['cart-link', 'sheet'] };

export const shouldRevalidate = revalidateWhenRefused;

export const loader = publicLoader(async ({ scope, request }) => {
  const view = await readCartLinkPage(scope, request);
  const page = {
    title: scope.t('cart-link:title'),
    description: scope.t('cart-link:description'),
    view,
    gaps: describeGaps(scope),
  };
  return restoreFormDraft({ scope, request }, page, (list, form) => ({ ...list, rows: fillBoxes(list.rows, form) }));
});

export const action = customerAction((args) => addFromSheet(args));

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function CartLink() {
  return <CartLinkPage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}
