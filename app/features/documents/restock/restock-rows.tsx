import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Badge } from '~/ui/badge';
import { Link } from '~/ui/link';
import { Thumbnail } from '../thumbnail';
import { RestockBox, type RestockAnswered } from './restock-box';
import type { NearRow, RestockRow } from './restock-view';

/** What was bought, what it is today, and how much of it is taken. */
export function RestockRows({ rows, ...answered }: { rows: readonly RestockRow[] } & RestockAnswered) {
  return (
    <ul className="-mx-3.5 divide-y divide-line bg-surface md:mx-0 md:rounded-t-lg">
      {rows.map((row) => (
        <li key={row.productId} className="flex gap-3.5 px-3.5 py-3.5 md:px-5">
          <Thumbnail picture={row.picture} />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2">
              <ThenAndNow row={row} answer={answered.answer} />
              <RestockBox box={row} {...answered} />
            </div>
            {row.near.length > 0 && <Near near={row.near} {...answered} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function ThenAndNow({ row, answer }: { row: RestockRow } & Pick<RestockAnswered, 'answer'>) {
  const { t } = useTranslation('restock');
  const isAdded = answer?.added.includes(row.productId) ?? false;
  return (
    <div className="grid min-w-0 flex-1 basis-60 gap-x-5 lg:grid-cols-2">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          <Link href={row.href} className="min-w-0 hover:text-leaf-ink hover:underline">{row.name}</Link>
          {isAdded ? <Badge tone="good">{t('added')}</Badge> : row.badge && <Badge tone={row.badge.tone}>{row.badge.word}</Badge>}
        </h2>
        <p className="text-small text-soft">{row.facts}</p>
        <p className="text-small text-soft">{row.last}</p>
      </div>
      <div className="min-w-0 text-small">
        {row.now !== null && (
          <p className={clsx(row.price === 'dearer' && 'font-medium text-amber-ink', row.price === 'cheaper' && 'font-medium text-leaf-ink', row.price === 'same' && 'text-soft')}>
            {row.now}
          </p>
        )}
        {row.stock !== null && <p className="text-soft">{row.stock}</p>}
        {!isAdded && row.reason !== null && <p>{row.reason}</p>}
        {row.searchHref !== null && (
          <Link href={row.searchHref} className="inline-flex min-h-target items-center text-leaf-ink underline underline-offset-4">{t('findSimilar')}</Link>
        )}
      </div>
    </div>
  );
}

/** What can be had instead, each with a box of its own: nothing is replaced unless a quantity is typed. */
function Near({ near, ...answered }: { near: readonly NearRow[] } & RestockAnswered) {
  const { t } = useTranslation('restock');
  return (
    <div className="mt-2 border-l-2 border-line pl-3.5">
      <p className="text-small font-medium">{t('near')}</p>
      <ul>
        {near.map((each) => (
          <li key={each.productId} className="flex flex-wrap items-start justify-between gap-x-5 gap-y-1 py-1.5">
            <div className="min-w-0 flex-1 basis-48">
              <Link href={each.href} className="font-medium hover:text-leaf-ink hover:underline">{each.name}</Link>
              {answered.answer?.added.includes(each.productId) && <> <Badge tone="good">{t('added')}</Badge></>}
              <p className="text-small text-soft">{each.facts}</p>
            </div>
            <RestockBox box={each} {...answered} />
          </li>
        ))}
      </ul>
    </div>
  );
}
