import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Badge } from '~/ui/badge';
import { SelectField } from '~/ui/fields/field';
import { Link } from '~/ui/link';
import { RetailNote } from '~/ui/retail-note';
import { Thumbnail } from '~/ui/thumbnail';
import { findLine, SUBSTITUTE_PREFIX, type OrderLine, type SheetActionData, type SimilarLine } from './order-line';
import { LineQuantityInput } from './quantity-input';
import type { LineNote } from './use-sheet-labels';
import { searchLink, WrittenLine } from './written-line';

type TableProps = {
  lines: readonly OrderLine[];
  result: SheetActionData | undefined;
  notes: readonly LineNote[];
};
type LineProps = Omit<TableProps, 'lines'> & { line: OrderLine };

const columns = 'lg:grid lg:grid-cols-[1.5fr_1fr_1fr_26rem] lg:items-center';
const fewColumns = 'lg:flex lg:items-center';

export function OrderTable({ lines, result, notes }: TableProps) {
  const isWritten = lines.some(({ row }) => row !== undefined);
  const List = isWritten ? 'ol' : 'ul';
  return (
    <>
      {!isWritten && <Head lines={lines} />}
      <List
        className={clsx(
          '-mx-3.5 divide-y divide-border bg-surface md:mx-0',
          isWritten ? 'wide md:rounded-t-lg' : 'sheet',
        )}
      >
        {lines.map((line) =>
          line.choice ? (
            <li key={`${line.row} ${line.name}`} className={clsx('gap-x-5 px-3.5 py-2.5 md:px-5', columns)}>
              <WrittenLine line={line} result={result} notes={notes} />
            </li>
          ) : (
            <li key={line.productId} className="flex gap-3.5 px-3.5 py-2 md:px-5">
              <Thumbnail picture={line.picture ?? null} />
              <ProductLine line={line} result={result} notes={notes} />
            </li>
          ),
        )}
      </List>
    </>
  );
}

/** What the columns are, for the eye: each line says it itself. Stays in sight on a desk. */
function Head({ lines }: Pick<TableProps, 'lines'>) {
  const { t } = useTranslation('sheet');
  const hasThen = lines.some(({ then }) => then !== undefined);
  return (
    <div
      aria-hidden="true"
      className="sheet-head sticky top-header z-10 hidden gap-3.5 border-b border-border bg-surface px-5 py-1.5 text-fine font-medium text-muted lg:flex"
    >
      <span className="w-12 flex-none" />
      <div className={clsx('flex-1 gap-x-5', hasThen ? columns : fewColumns)}>
        <span className="flex-1">{t('column.product')}</span>
        {hasThen && <span>{t('column.then')}</span>}
        <span className="flex-1">{t('column.now')}</span>
        {lines.some(({ round }) => round) ? (
          <span className="flex justify-end text-center lg:w-[26rem]">
            <span className="grid w-72 grid-cols-3 gap-2">
              <span>{t('round.norm')}</span>
              <span>{t('round.left')}</span>
              <span>{t('round.quantity')}</span>
            </span>
          </span>
        ) : (
          <span className="text-right lg:w-[26rem]">{t('column.quantity')}</span>
        )}
      </div>
    </div>
  );
}

function ProductLine({ line, result, notes }: LineProps) {
  const { t } = useTranslation('sheet');
  const isAdded = findLine(result?.added, line) !== undefined;
  return (
    <div className="min-w-0 flex-1 self-center">
      <div className={clsx('gap-x-5', line.then === undefined ? fewColumns : columns)}>
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold [overflow-wrap:anywhere]">
            {line.href ? (
              <Link href={line.href} className="min-w-0 hover:text-leaf-ink hover:underline">
                {line.name}
              </Link>
            ) : (
              <span>{line.name}</span>
            )}
            {isAdded ? (
              <Badge tone="good">{t('added')}</Badge>
            ) : (
              line.badge && <Badge tone={line.badge.tone}>{line.badge.word}</Badge>
            )}
          </h2>
          <div className="text-small lg:flex lg:flex-wrap lg:gap-x-2">
            {line.facts && <p className="text-muted">{line.facts}</p>}
            {line.arrivals && <p>{line.arrivals}</p>}
          </div>
        </div>
        {line.then !== undefined && <p className="text-small text-muted">{line.then}</p>}
        <Today line={line} isAdded={isAdded} />
        <LineQuantityInput line={line} result={result} notes={notes} />
      </div>
      <Substitutes line={line} result={result} />
      {line.similar && line.similar.length > 0 && <Similar similar={line.similar} result={result} notes={notes} />}
    </div>
  );
}

function Today({
  line: { now, price, retail, stock, note, searchHref, round },
  isAdded,
}: {
  line: OrderLine;
  isAdded: boolean;
}) {
  const { t } = useTranslation('sheet');
  return (
    <div className="min-w-0 flex-1 text-small">
      {now && (
        <p
          className={clsx(
            price === 'dearer' ? 'text-amber-ink' : price === 'cheaper' ? 'text-leaf-ink' : 'text-muted',
            round && 'max-lg:mr-2 max-lg:inline',
          )}
        >
          <strong className={clsx('whitespace-nowrap text-base font-semibold', price === 'same' && 'text-ink')}>
            {now.price}
          </strong>
          {now.comparison && <span>{`, ${now.comparison}`}</span>}
        </p>
      )}
      <RetailNote text={retail} />
      {stock && <p className={clsx(now !== undefined && 'text-muted', round && 'max-lg:inline')}>{stock}</p>}
      {!isAdded && note && <p className={clsx(note.isProblem && 'font-medium text-amber-ink')}>{note.text}</p>}
      {searchHref && (
        <Link href={searchHref} className={searchLink}>
          {t('findSimilar')}
        </Link>
      )}
    </div>
  );
}

/** Substitutes for a line; none is selected at first. */
function Substitutes({ line: { productId, substitutes }, result }: Omit<LineProps, 'notes'>) {
  const { t } = useTranslation('sheet');
  const chosen = result?.substitutes[productId];
  if (chosen && chosen.added !== null)
    return <p className="w-full text-small font-medium text-leaf-ink">{t('insteadAdded', { text: chosen.added })}</p>;
  if (!substitutes || findLine(result?.added, { productId })) return null;
  const value = chosen?.value ?? '';
  return (
    <div className="w-full max-w-3xl">
      <SelectField
        key={value}
        name={`${SUBSTITUTE_PREFIX}${productId}`}
        label={substitutes.label}
        options={[{ value: '', label: t('insteadNone') }, ...substitutes.options]}
        defaultValue={value}
      />
    </div>
  );
}

function Similar({ similar, result, notes }: Omit<LineProps, 'line'> & { similar: readonly SimilarLine[] }) {
  const { t } = useTranslation('sheet');
  return (
    <div className="mt-2 border-l-2 border-border pl-3.5">
      <p className="text-small font-medium">{t('near')}</p>
      <ul>
        {similar.map((each) => (
          <li key={each.productId} className="gap-x-5 py-1.5 lg:flex lg:items-center">
            <div className="min-w-0 flex-1">
              <Link href={each.href} className="font-medium hover:text-leaf-ink hover:underline">
                {each.name}
              </Link>
              {findLine(result?.added, each) && (
                <>
                  {' '}
                  <Badge tone="good">{t('added')}</Badge>
                </>
              )}
              <p className="text-small text-muted">{each.facts}</p>
            </div>
            <LineQuantityInput line={each} result={result} notes={notes} />
          </li>
        ))}
      </ul>
    </div>
  );
}
