import { useTranslation } from 'react-i18next';
import { Notice } from '~/ui/overlays/notice';

export interface PeriodTotalsView {
  /** `tooMany`: more documents than are added up. `missing`: the API did not respond. */
  readonly state: 'known' | 'tooMany' | 'missing';
  readonly types: readonly { readonly type: string; readonly count: string; readonly total: string }[];
}

export function PeriodTotals({ totals, title }: { totals: PeriodTotalsView; title?: string | undefined }) {
  const { t } = useTranslation('documents');
  if (totals.state !== 'known')
    return (
      <Notice className="mt-6" tone="info">
        {t(`totals.${totals.state}`)}
      </Notice>
    );
  return (
    <section aria-labelledby="totals" className="pt-8">
      <h2 id="totals" className="text-section font-semibold">
        {title ?? t('totals.title')}
      </h2>
      <p className="text-small text-muted">{t('totals.note')}</p>
      <dl className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {totals.types.map(({ type, count, total }) => (
          <div key={type} className="flex items-baseline justify-between gap-4 border-t border-border py-3">
            <dt className="min-w-0">
              <span>{type}</span>
              <span className="block text-small text-muted">{count}</span>
            </dt>
            <dd className="whitespace-nowrap text-name font-semibold">{total}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
