import { useTranslation } from 'react-i18next';
import { QuantityInputField } from '~/features/reorder/sheet/quantity-box';
import type { LineNote } from '~/features/reorder/sheet/use-sheet-words';
import { Badge } from '~/ui/badge';
import { SelectField } from '~/ui/field';
import { Link } from '~/ui/link';
import {
  isOpen,
  outcomeAt,
  quickFieldId,
  serializeDone,
  type QuickOrderActionData,
  type QuickRow,
} from './quick-order-view';

type Props = {
  rows: readonly QuickRow[];
  answer: QuickOrderActionData | undefined;
  /** Of each row that can be ordered, in their order. */
  notes: readonly LineNote[];
};

/** The lines of the message: what each is taken for, how many, and what that comes to. */
export function QuickRows({ rows, answer, notes }: Props) {
  const open = rows.flatMap((row, at) => (isOpen(row, at, answer) ? [at] : []));
  return (
    <ol className="-mx-3.5 divide-y divide-border bg-surface md:mx-0 md:rounded-t-lg">
      {rows.map((row, at) => (
        <li
          key={`${at} ${row.typed}`}
          className="gap-x-5 px-3.5 py-2.5 md:px-5 lg:grid lg:grid-cols-[1.5fr_1fr_1fr_22rem] lg:items-center"
        >
          <p className="flex flex-wrap items-center justify-between gap-x-3 text-muted">
            <span className="min-w-0 [overflow-wrap:anywhere]">{row.typed}</span>
            <SearchLink row={row} />
          </p>
          <Line row={row} at={at} answer={answer} note={notes[open.indexOf(at)]} />
        </li>
      ))}
    </ol>
  );
}

type LineProps = { row: QuickRow; at: number; answer: QuickOrderActionData | undefined; note: LineNote | undefined };

function Line({ row, at, answer, note }: LineProps) {
  const { t } = useTranslation('quick-order');
  const { chosen, rejected, added } = outcomeAt(at, answer);
  if (row.kind === 'unknown')
    return (
      <p>
        <Badge tone="bad">{t('unknown')}</Badge>
      </p>
    );
  if (added) {
    return (
      <p className="flex flex-wrap items-center gap-x-3">
        <input type="hidden" name="done" value={serializeDone(added)} />
        <Badge tone="good">{t('sheet:added')}</Badge>
        {row.choices.find(({ productId }) => productId === added.productId)?.name}
      </p>
    );
  }
  const now = row.choices.find(({ productId }) => productId === note?.productId);
  return (
    <>
      <input type="hidden" name="row" value={at} />
      <div className="col-span-2 min-w-0">
        {row.isSoldOut && <p className="pb-1 text-small font-medium text-amber-ink">{t('takeInstead')}</p>}
        {row.isGuess && <p className="pb-1 text-small font-medium text-amber-ink">{t('nearest')}</p>}
        <Choice row={row} at={at} chosen={chosen?.productId ?? row.productId} />
        {now && <p className="pt-1 text-small text-muted">{now.facts}</p>}
      </div>
      <QuantityInputField
        id={quickFieldId(at)}
        name={row.typed}
        isPacks={(now ? [now] : row.choices).every(({ goods }) => goods.packSize !== null)}
        packSize={now?.goods.packSize ?? null}
        initial={chosen?.quantity ?? row.quantity}
        rejected={rejected ?? (note?.isBlank ? row.question : undefined)}
        note={note?.text ? note : { text: note?.isBlank ? askFor(row) : '', isProblem: true }}
      />
    </>
  );

  function askFor({ figure }: QuickRow): string {
    return figure === '' ? t('noQuantity') : t('isLength', { figure });
  }
}

/** The one product it can be, or a choice of several. */
function Choice({ row: { kind, typed, choices }, at, chosen }: { row: QuickRow; at: number; chosen: string }) {
  const { t } = useTranslation('quick-order');
  const [only] = choices;
  if (kind === 'sure' && choices.length === 1 && only) {
    return (
      <>
        <input type="hidden" name="productId" value={only.productId} />
        <p className="font-medium">{only.name}</p>
      </>
    );
  }
  const open = kind === 'sure' ? [] : [{ value: '', label: t('chooseOption') }];
  const options = [
    ...open,
    ...choices.map(({ productId, name, facts }) => ({ value: productId, label: `${name} · ${facts}` })),
  ];
  return (
    <SelectField
      key={chosen}
      name="productId"
      id={`choice-${at}`}
      label={t('choiceOf', { typed })}
      quietLabel
      options={options}
      defaultValue={chosen}
    />
  );
}

function SearchLink({ row: { typed, searchHref } }: { row: QuickRow }) {
  const { t } = useTranslation('quick-order');
  return (
    <Link
      href={searchHref}
      aria-label={t('searchFor', { typed })}
      className="inline-flex min-h-target items-center text-small text-leaf-ink underline underline-offset-4"
    >
      {t('search')}
    </Link>
  );
}
