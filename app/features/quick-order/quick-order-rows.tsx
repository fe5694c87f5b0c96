import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Badge } from '~/ui/badge';
import { SelectField, TextField } from '~/ui/field';
import { Link } from '~/ui/link';
import { SplitOffers } from '~/ui/split-offers';
import { outcomeAt, quickFieldId, writeDone, type QuickAnswer, type QuickRow } from './quick-order-view';

type Props = { rows: readonly QuickRow[]; answer: QuickAnswer | undefined };

/** The lines of the message: what each is taken for, how many, and what that comes to. */
export function QuickRows({ rows, answer }: Props) {
  return (
    <ol className="-mx-3.5 divide-y divide-line bg-surface md:mx-0 md:rounded-t-lg">
      {rows.map((row, at) => (
        <li key={`${at} ${row.typed}`} className="grid gap-2 px-3.5 py-3.5 md:grid-cols-4 md:gap-x-5 md:px-5">
          <p className="text-soft [overflow-wrap:anywhere]">{row.typed}</p>
          <Line row={row} at={at} answer={answer} />
        </li>
      ))}
    </ol>
  );
}

function Line({ row, at, answer }: { row: QuickRow; at: number; answer: QuickAnswer | undefined }) {
  const { t } = useTranslation('quick-order');
  const { chosen, refused, added } = outcomeAt(at, answer);
  if (row.kind === 'unknown') {
    return (
      <p className="flex flex-wrap items-center gap-x-3 md:col-span-3">
        <Badge tone="bad">{t('unknown')}</Badge>
        <SearchLink row={row} />
      </p>
    );
  }
  if (added) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 md:col-span-3">
        <input type="hidden" name="done" value={writeDone(added)} />
        <Badge tone="good">{t('added')}</Badge>
        {row.choices.find(({ productId }) => productId === added.productId)?.label}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-2 md:col-span-3">
      <input type="hidden" name="row" value={at} />
      <div className="min-w-0 flex-1 basis-60">
        <Choice row={row} at={at} chosen={chosen?.productId ?? row.productId} />
        <SearchLink row={row} />
      </div>
      <div className={refused ? 'w-full sm:w-60' : 'w-24'}>
        <TextField
          key={chosen?.quantity ?? row.quantity} id={quickFieldId(at)} name="quantity" inputMode="numeric" label={t('quantityOf', { typed: row.typed })} quietLabel
          defaultValue={chosen?.quantity ?? row.quantity} error={refused?.message} className="text-right"
        />
      </div>
      <SplitOffers splits={refused?.splits} pendingLabel={t('adding')} />
      {!refused && row.note !== '' && <p className={clsx('w-full text-small', row.isTrouble ? 'font-medium text-amber-ink' : 'text-soft')}>{row.note}</p>}
    </div>
  );
}

/** The one product it can be, or a choice of several. */
function Choice({ row: { kind, typed, choices }, at, chosen }: { row: QuickRow; at: number; chosen: string }) {
  const { t } = useTranslation('quick-order');
  const [only] = choices;
  if (kind === 'sure' && choices.length === 1 && only) {
    return (
      <>
        <input type="hidden" name="productId" value={only.productId} />
        <p className="font-medium">{only.label}</p>
      </>
    );
  }
  const open = kind === 'sure' ? [] : [{ value: '', label: t('chooseOption') }];
  const options = [...open, ...choices.map(({ productId, label }) => ({ value: productId, label }))];
  return <SelectField key={chosen} name="productId" id={`choice-${at}`} label={t('choiceOf', { typed })} quietLabel options={options} defaultValue={chosen} />;
}

function SearchLink({ row: { typed, searchHref } }: { row: QuickRow }) {
  const { t } = useTranslation('quick-order');
  return <Link href={searchHref} aria-label={t('searchFor', { typed })} className="inline-flex min-h-target items-center text-small text-leaf-ink underline underline-offset-4">{t('search')}</Link>;
}
