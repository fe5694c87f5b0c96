import { useLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createClientAction } from '~/browser/network/client-handlers';
import { describeGaps } from '~/bff/gaps.server';
import { pageMeta } from '~/bff/page-meta';
import { revalidateWhenRefused } from '~/bff/revalidate';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { useTableWords } from '~/features/catalogue/catalogue-words';
import { linesToShow, readChosen } from '~/features/catalogue/chosen-lines';
import { useDescribeLines } from '~/features/catalogue/describe-quantity';
import { PartlyAdded } from '~/features/catalogue/partly-added';
import { cardContext } from '~/features/catalogue/card-context.server';
import { showRows } from '~/features/catalogue/show-products.server';
import { ProductRowTable } from '~/features/catalogue/product-row-table';
import { useListAnswer } from '~/features/catalogue/use-list-answer';
import { FavouritesPage } from '~/features/favourites/favourites-page';
import { readFavouritesPage } from '~/features/favourites/favourites.server';
import { useOwnAddress } from '~/links-hook';
import { handleCartAction } from './cart-action.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: ['favourites', 'catalogue'] };

export const shouldRevalidate = revalidateWhenRefused;

export const loader = publicLoader(async ({ scope, request }) => {
  const [{ view, products }, context] = await Promise.all([readFavouritesPage(scope), cardContext(scope)]);
  return {
    title: scope.t('favourites:title'),
    description: scope.t('favourites:description'),
    view,
    rows: showRows(context, products),
    chosen: readChosen(new URL(request.url).searchParams),
    gaps: describeGaps(scope),
  };
});

export const action = customerAction(handleCartAction);

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function Favourites() {
  const { view, rows, chosen } = useLoaderData<typeof loader>();
  const { answer, onAnswer } = useListAnswer(useStickyActionData<typeof action>());
  const { t } = useTranslation('favourites');
  const address = useOwnAddress();
  const words = useTableWords(t('title'), address);
  const describe = useDescribeLines(rows);
  const typed = useMemo(() => linesToShow(chosen, answer), [chosen, answer]);
  return (
    <FavouritesPage view={view}>
      {answer && <PartlyAdded answer={answer} products={rows} />}
      <ProductRowTable
        products={rows}
        action={address}
        words={words}
        typed={typed}
        refused={answer?.refused ?? []}
        onAnswer={onAnswer}
        describe={describe}
      />
    </FavouritesPage>
  );
}
