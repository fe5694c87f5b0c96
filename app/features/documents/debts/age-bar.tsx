import { useTranslation } from 'react-i18next';
import type { DebtsView } from './debts.server';

/** From fresh to old. */
const fills = ['fill-sage', 'fill-wheat', 'text-amber-ink', 'text-poppy-ink'];

export function AgeBar({ ages }: Pick<DebtsView, 'ages'>) {
  const { t } = useTranslation('debts');
  const starts = ages.map((_, index) => ages.slice(0, index).reduce((sum, { fraction }) => sum + fraction, 0));
  return (
    <section aria-labelledby="ages" className="min-w-0">
      <h2 id="ages" className="text-section font-semibold">
        {t('byAge')}
      </h2>
      <svg className="mt-3 block h-2.5 w-full overflow-hidden rounded-full" aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" className="fill-border" />
        {ages.map(({ key, fraction }, index) => (
          <rect
            key={key}
            x={percent(starts[index] ?? 0)}
            width={percent(fraction)}
            height="100%"
            fill="currentColor"
            className={fills[index]}
          />
        ))}
      </svg>
      <table className="mt-3 w-full text-small">
        <caption className="sr-only">{t('byAge')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('column.age')}</th>
            <th scope="col">{t('column.document')}</th>
            <th scope="col">{t('column.total')}</th>
          </tr>
        </thead>
        <tbody>
          {ages.map(({ key, label, count, total }, index) => (
            <tr key={key} className="border-t border-border">
              <th scope="row" className="py-1.5 text-left font-medium">
                <svg className="inline-block size-4" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
                  <circle cx="8" cy="8" r="6" fill="currentColor" className={fills[index]} />
                </svg>
                <span>{` ${label}`}</span>
              </th>
              <td className="py-1.5 text-small text-muted">{count}</td>
              <td className="whitespace-nowrap py-1.5 text-right">{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 1000) / 10}%`;
}
