import { useLocation } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardWords } from './catalogue-words';
import { ProductCardGrid } from './product-card-grid';
import type { ProductView } from './product-page';
import type { ProductCardView } from './product-view';

type Answered = Pick<ComponentProps<typeof ProductCardGrid>, 'refused' | 'onAnswer'>;

/** Other lots of the variety and more of its farm. */
export function Related({ view: { related, variety }, ...answered }: Answered & { view: ProductView }) {
  const { t } = useTranslation('catalogue');
  if (related === null) return <p className="mt-10 text-soft">{t('relatedMissing')}</p>;
  return (
    <>
      <Shelf title={t('sameVariety', { name: variety })} products={related.variety} {...answered} />
      <Shelf title={t('sameFarm', { farm: related.farmName })} products={related.farm} {...answered} />
    </>
  );
}

function Shelf({ title, products, ...answered }: Answered & { title: string; products: readonly ProductCardView[] }) {
  const { pathname } = useLocation();
  const words = useCardWords(pathname);
  if (products.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-section font-semibold">{title}</h2>
      <ProductCardGrid products={products} action={pathname} words={words} heading="h3" lazy {...answered} />
    </section>
  );
}
