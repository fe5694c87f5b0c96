import { useTranslation } from 'react-i18next';
import { ColumnChart } from '~/ui/lists/bar-chart';
import { Link } from '~/ui/link';
import type { MonthSumsView } from './month-sums.server';

/** What was spent month by month: a row of bars, and the table of the same sums, whose months lead to their documents. */
export function MonthSums({ sums: { notes, axis, bars, rows } }: { sums: MonthSumsView }) {
  const { t } = useTranslation('bundle');
  return (
    <section
      id="sums"
      aria-labelledby="sums-title"
      className="-mx-3.5 mt-5 bg-surface px-3.5 py-5 md:mx-0 md:rounded-lg md:px-5"
    >
      <h2 id="sums-title" className="text-section font-semibold">
        {t('sums.title')}
      </h2>
      {notes.map((note) => (
        <p key={note} className="pt-1 text-small text-muted">
          {note}
        </p>
      ))}
      <ColumnChart title={t('sums.chart')} bars={bars} axis={axis} />
      <table className="mt-3 w-full text-small">
        <caption className="sr-only">{t('sums.title')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col">{t('sums.total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, href, isChosen, total }) => (
            <tr key={key} className="border-t border-border">
              <th scope="row" className="py-1.5 pr-2 text-left font-medium">
                <Link
                  href={href}
                  aria-current={isChosen ? 'page' : undefined}
                  className="inline-flex min-h-target items-center text-leaf-ink underline underline-offset-2 aria-[current]:font-semibold aria-[current]:no-underline"
                >
                  {label}
                </Link>
              </th>
              <td className="whitespace-nowrap py-1.5 text-right">{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
