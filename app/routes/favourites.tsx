import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { describeGaps } from '~/bff/gaps.server';
import { pageMeta } from '~/bff/page-meta';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { showCartPieces } from '~/features/cart/cart-summary.server';
import { useTableWords } from '~/features/catalogue/catalogue-words';
import { useDescribeLines } from '~/features/catalogue/describe-quantity';
import { cardContext, showRows } from '~/features/catalogue/product-list.server';
import { ProductRowTable } from '~/features/catalogue/product-row-table';
import { FavouritesPage } from '~/features/favourites/favourites-page';
import { readFavouritesPage } from '~/features/favourites/favourites.server';
import { useLinks } from '~/links-hook';
import { addFromList } from './cart-action.server';

export const handle = { i18n: ['favourites', 'catalogue'] };

export const loader = publicLoader(async ({ scope }) => {
  const [{ view, products }, context] = await Promise.all([readFavouritesPage(scope), cardContext(scope, showCartPieces(scope))]);
  return { title: scope.t('favourites:title'), description: scope.t('favourites:description'), view, rows: showRows(context, products), gaps: describeGaps(scope) };
});

export const action = customerAction(addFromList);

export const meta = pageMeta<typeof loader>;

export default function Favourites() {
  const { view, rows } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('favourites');
  const words = useTableWords(t('title'));
  const describe = useDescribeLines(rows);
  return (
    <FavouritesPage view={view}>
      <ProductRowTable products={rows} action={useLinks().to('favourites')} words={words} refused={answer?.refused ?? []} describe={describe} />
    </FavouritesPage>
  );
}
