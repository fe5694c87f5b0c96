import { useLocation } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardLabels } from './catalogue-labels';
import { ProductCardGrid } from './product-card-grid';
import type { ProductView } from './product-page-view';
import type { ProductCardView } from './product-view';

type Answered = Pick<ComponentProps<typeof ProductCardGrid>, 'rejected' | 'onAnswer'>;

/** Other lots of the variety and more of its farm. */
export function Related({ view: { related, variety }, ...answered }: Answered & { view: ProductView }) {
  const { t } = useTranslation('catalogue');
  if (related === null) return <p className="mt-10 text-muted">{t('relatedMissing')}</p>;
  return (
    <>
      <CookieStore title={t('sameVariety', { name: variety })} products={related.variety} {...answered} />
      <CookieStore title={t('sameFarm', { farm: related.farmName })} products={related.farm} {...answered} />
    </>
  );
}

function CookieStore({
  title,
  products,
  ...answered
}: Answered & { title: string; products: readonly ProductCardView[] }) {
  const { pathname } = useLocation();
  const labels = useCardLabels(pathname);
  if (products.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-section font-semibold">{title}</h2>
      <ProductCardGrid products={products} action={pathname} labels={labels} heading="h3" lazy {...answered} />
    </section>
  );
}
