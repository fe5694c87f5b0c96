import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { publicLoader } from '~/bff/route-handlers.server';
import { useMatrixLabels } from '~/features/catalogue/list/catalogue-labels';
import { useDescribeLines } from '~/features/catalogue/cards/describe-quantity';
import { loadCardContext } from '~/features/catalogue/cards/card-context.server';
import { PriceMatrix } from '~/features/catalogue/matrix/price-matrix';
import { lotsOf } from '~/features/catalogue/cards/variety-view';
import { groupByVariety, toVarietyViews } from '~/features/catalogue/cards/variety-view.server';
import { FavouritesPage } from '~/features/favourites/favourites-page';
import { loadFavouritesPage } from '~/features/favourites/favourites.server';
import { useCurrentUrl } from '~/use-links';

export const handle = { i18n: ['favourites', 'catalogue'] };

export { meta, shouldRevalidate } from '~/bff/http/page-exports';

/** Of a visitor; a customer has them in the list. */
export const loader = publicLoader(async ({ ctx }) => {
  if (ctx.session.isSignedIn) throw redirect(ctx.links.to('list', {}, { from: 'favourites' }), 303);
  const [{ view, products }, context] = await Promise.all([loadFavouritesPage(ctx), loadCardContext(ctx)]);
  return {
    title: ctx.t('favourites:title'),
    description: ctx.t('favourites:description'),
    view,
    varieties: toVarietyViews(context, groupByVariety(products)),
  };
});

export default function Favourites() {
  const { view, varieties } = useLoaderData<typeof loader>();
  const { t } = useTranslation('favourites');
  const address = useCurrentUrl();
  const labels = useMatrixLabels(t('title'), address);
  const describe = useDescribeLines(useMemo(() => varieties.flatMap(lotsOf), [varieties]));
  return (
    <FavouritesPage view={view}>
      <PriceMatrix
        varieties={varieties}
        action={address}
        labels={labels}
        typed={[]}
        rejected={[]}
        describe={describe}
      />
    </FavouritesPage>
  );
}
