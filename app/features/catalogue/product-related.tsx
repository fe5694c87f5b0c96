import { useLocation } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardLabels } from './catalogue-labels';
import type { ProductView } from './product-page-view';
import { VarietyGrid } from './variety-grid';

type Props = Pick<ComponentProps<typeof VarietyGrid>, 'rejected' | 'onAnswer'> & { related: ProductView['related'] };

export function Related({ related, ...answered }: Props) {
  const { t } = useTranslation('catalogue');
  const { pathname } = useLocation();
  const labels = useCardLabels(pathname);
  if (related === null) return <p className="mt-10 text-muted">{t('relatedMissing')}</p>;
  if (related.farm.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-section font-semibold">
        {related.farmName ? t('sameFarm', { farm: related.farmName }) : t('sameUnnamedFarm')}
      </h2>
      <VarietyGrid varieties={related.farm} action={pathname} labels={labels} heading="h3" lazy {...answered} />
    </section>
  );
}
