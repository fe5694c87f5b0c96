import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { faults, type ReceiptBox, type TypedCount } from '~server/domain/receipt';
import { Badge } from '~/ui/badge';
import { FieldErrorMessage } from '~/ui/fields/field-frame';
import { Link } from '~/ui/link';
import type { DeliveredLineView, ReceiptActionData, ReceiptError, ReceivedLineView } from './receiving-view';

interface Props<Line> {
  readonly title: string;
  readonly lines: readonly Line[];
  /** Null shows no boxes. */
  readonly boxes: Pick<ReceiptActionData, 'typed' | 'errors'> | null;
  readonly children: (line: Line) => ReactNode;
}

export function ReceivedLines<Line extends ReceivedLineView>({ title, lines, boxes, children }: Props<Line>) {
  if (lines.length === 0) return null;
  return (
    <section className="min-w-0">
      <h2 className="pb-2 text-section font-semibold">{title}</h2>
      <ul className="-mx-3.5 divide-y divide-border bg-surface md:mx-0 md:rounded-lg">
        {lines.map((line) => (
          <li
            key={line.id}
            className="grid items-start gap-x-6 gap-y-2 px-3.5 py-3 md:grid-cols-[minmax(0,1fr)_21rem] md:px-5"
          >
            <div className="min-w-0">{children(line)}</div>
            {boxes && (
              <Boxes
                line={line}
                typed={boxes.typed?.[line.id]}
                error={boxes.errors?.find(({ itemId }) => itemId === line.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function DeliveredLine({ line, isInvoiced }: { line: DeliveredLineView; isInvoiced: boolean }) {
  const { t } = useTranslation('receiving');
  const { href, name, manufacturer, marks, ordered, delivered, difference } = line;
  const isSame = ordered === delivered;
  return (
    <>
      <Link href={href} className="text-name font-semibold hover:text-leaf-ink hover:underline md:text-base">
        {name}
      </Link>
      {manufacturer !== null && <span className="block text-small text-muted">{manufacturer}</span>}
      <p className="text-small">
        <span className="text-muted">{`${t(isSame && isInvoiced ? 'column.both' : 'column.ordered')}: `}</span>
        <span>{ordered ?? t('none')}</span>
      </p>
      {!isSame && (
        <p className="text-small">
          <span className="text-muted">{`${t('column.delivered')}: `}</span>
          <span>{delivered ?? t('none')}</span>
          {difference !== null && <b className="whitespace-nowrap">{` (${difference})`}</b>}
        </p>
      )}
      {marks.length > 0 && (
        <span className="flex flex-wrap gap-1.5 pt-1">
          {marks.map(({ tone, word }) => (
            <Badge key={word} tone={tone}>
              {word}
            </Badge>
          ))}
        </span>
      )}
    </>
  );
}

interface BoxesProps {
  readonly line: ReceivedLineView;
  readonly typed: TypedCount | undefined;
  readonly error: ReceiptError | undefined;
}

function Boxes({ line: { id, name, expected, came, bad, fault }, typed, error }: BoxesProps) {
  const { t } = useTranslation('receiving');
  const kept = { came: came === null ? '' : String(came), bad: bad === 0 ? '' : String(bad), reason: fault ?? '' };
  const shown = typed ?? kept;
  const boxOf = (box: ReceiptBox, className = '') => ({
    name: box,
    id: `${box}-${id}`,
    defaultValue: shown[box],
    'aria-invalid': error?.box === box || undefined,
    'aria-describedby': error && `received-${id}-error`,
    className: clsx('round-box', className),
  });
  const label = (box: ReceiptBox) => (
    <>
      <span>{t(`box.${box}`)}</span>
      <span className="sr-only">{name}</span>
    </>
  );
  const labelClass = 'grid gap-0.5 text-fine font-medium text-muted';
  return (
    <div className="min-w-0">
      <input type="hidden" name="itemId" value={id} />
      <input type="hidden" name="expected" value={expected} />
      <div className="grid grid-cols-[4.5rem_4.5rem_minmax(0,1fr)] gap-2">
        <label className={labelClass}>
          {label('came')}
          <input {...boxOf('came')} type="text" inputMode="numeric" autoComplete="off" placeholder={String(expected)} />
        </label>
        <label className={labelClass}>
          {label('bad')}
          <input {...boxOf('bad')} type="text" inputMode="numeric" autoComplete="off" />
        </label>
        <label className={labelClass}>
          {label('reason')}
          <select {...boxOf('reason', 'text-left')}>
            <option value="">{t('fault.none')}</option>
            {faults.map((each) => (
              <option key={each} value={each}>
                {t(`fault.${each}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <FieldErrorMessage id={`received-${id}`} error={error?.message} />
    </div>
  );
}
