import { useLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createClientAction } from '~/browser/network/client-handlers';
import { toDegradationView } from '~/bff/degradation.server';
import { pageMeta } from '~/bff/http/page-meta';
import { revalidateOnError } from '~/bff/http/revalidate';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { useMatrixLabels } from '~/features/catalogue/catalogue-labels';
import { linesToShow, parseChosen } from '~/features/catalogue/selection-params';
import { useDescribeLines } from '~/features/catalogue/describe-quantity';
import { PartlyAdded } from '~/features/catalogue/add-result';
import { loadCardContext } from '~/features/catalogue/card-context.server';
import { PriceMatrix } from '~/features/catalogue/price-matrix';
import { useListActionData } from '~/features/catalogue/use-list-answer';
import { lotsOf } from '~/features/catalogue/variety-view';
import { groupByVariety, toVarietyViews } from '~/features/catalogue/variety-view.server';
import { FavouritesPage } from '~/features/favourites/favourites-page';
import { loadFavouritesPage } from '~/features/favourites/favourites.server';
import { useCurrentUrl } from '~/use-links';
import { handleProductForm } from './add-to-cart.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: ['favourites', 'catalogue'] };

export const shouldRevalidate = revalidateOnError;

export const loader = publicLoader(async ({ ctx, request }) => {
  const [{ view, products }, context] = await Promise.all([loadFavouritesPage(ctx), loadCardContext(ctx)]);
  return {
    title: ctx.t('favourites:title'),
    description: ctx.t('favourites:description'),
    view,
    varieties: toVarietyViews(context, groupByVariety(products)),
    chosen: parseChosen(new URL(request.url).searchParams),
    degradation: toDegradationView(ctx),
  };
});

export const action = customerAction(handleProductForm);

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function Favourites() {
  const { view, varieties, chosen } = useLoaderData<typeof loader>();
  const { answer, onAnswer } = useListActionData(useStickyActionData<typeof action>());
  const { t } = useTranslation('favourites');
  const address = useCurrentUrl();
  const labels = useMatrixLabels(t('title'), address);
  const lots = useMemo(() => varieties.flatMap(lotsOf), [varieties]);
  const describe = useDescribeLines(lots);
  const typed = useMemo(() => linesToShow(chosen, answer), [chosen, answer]);
  return (
    <FavouritesPage view={view}>
      {answer && <PartlyAdded answer={answer} products={lots} />}
      <PriceMatrix
        varieties={varieties}
        action={address}
        labels={labels}
        typed={typed}
        rejected={answer?.rejected ?? []}
        onAnswer={onAnswer}
        describe={describe}
      />
    </FavouritesPage>
  );
}
