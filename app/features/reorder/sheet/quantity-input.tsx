import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { RejectedLine } from '~server/domain/rejected-line';
import { serializeSplit } from '~server/domain/split-shortage';
import { FieldErrorMessage } from '~/ui/fields/field-frame';
import { QuantityField } from '~/ui/fields/quantity-field';
import { SplitOffers } from '~/ui/forms/split-offers';
import { SubmitButton } from '~/ui/forms/submit-button';
import { findLine, inputOf, lineFieldId, type OrderLine, type SheetActionData, type SimilarLine } from './order-line';
import { RoundBoxes } from './round-boxes';
import type { LineNote } from './use-sheet-labels';

type Props = {
  line: OrderLine | SimilarLine;
  result: SheetActionData | undefined;
  notes: readonly LineNote[];
  choice?: OrderLine['choice'];
};

/** The quantity of a line with its sum or error; nothing when it cannot be ordered. */
export function LineQuantityInput({ line, result, notes, choice }: Props) {
  const { t } = useTranslation('sheet');
  const input = inputOf(line, result);
  if (input === null) return null;
  const id = lineFieldId(line);
  const note = findLine(notes, line);
  const rejected = findLine(result?.rejected, line) ?? (note?.isBlank ? choice?.question : undefined);
  const chosen = choice?.options.filter(({ productId }) => productId === note?.productId) ?? [];
  const goods = choice ? chosen[0]?.goods : line.order?.goods;
  const packSize = goods?.packSize ?? null;
  const isPacks = choice
    ? (chosen.length > 0 ? chosen : choice.options).every((each) => each.goods.packSize !== null)
    : input.unit !== 'piece' && packSize !== null;
  const unitKey = isPacks ? 'common:packUnit' : 'common:pieceUnit';
  const noteId = rejected ? `${id}-error` : `${id}-note`;
  return (
    <>
      {line.row === undefined && <input type="hidden" name="productId" value={line.productId} />}
      {input.unit === 'piece' && !line.round && <input type="hidden" name="inPieces" value={line.productId} />}
      <div className="mt-1 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 lg:mt-0 lg:w-[26rem]">
        {!rejected && (
          <p
            id={noteId}
            className={clsx(
              'min-w-0 flex-1 basis-20 text-small lg:text-right',
              note?.isProblem || (choice && !note?.text) ? 'font-medium text-amber-ink' : 'text-ink',
            )}
          >
            {note?.text || emptyNote(note)}
          </p>
        )}
        {line.round ? (
          <RoundBoxes input={input} name={line.name} isRejected={rejected !== undefined} describedBy={noteId} />
        ) : (
          <div className="grid w-44 flex-none">
            <QuantityField
              name="quantity"
              id={id}
              label={t('quantityOf', { name: line.name, unit: t(unitKey) })}
              lessLabel={t('less')}
              moreLabel={t('more')}
              packSize={packSize ?? undefined}
              step={isPacks ? 1 : (packSize ?? 1)}
              initial={input.quantity}
              answer={`${input.quantity} ${rejected?.message ?? ''}`}
              min={0}
              unit={(count) => t(unitKey, { count })}
              error={rejected !== undefined}
              describedBy={noteId}
            />
          </div>
        )}
        {rejected && <Rejection id={id} rejected={rejected} />}
      </div>
    </>
  );

  function emptyNote(of: LineNote | undefined): string {
    if (choice) return of?.isBlank ? choice.askQuantity : '';
    return packSize === null || line.round ? '' : t('pack', { pieces: t('common:pieces', { count: packSize }) });
  }
}

/** A rejected quantity with buttons for accepted ones. */
function Rejection({ id, rejected: { productId, message, offers, splits } }: { id: string; rejected: RejectedLine }) {
  const { t } = useTranslation('sheet');
  return (
    <div className="w-full">
      <FieldErrorMessage id={id} error={message} />
      <div className="flex flex-wrap gap-2 pt-2 empty:hidden">
        {offers.map(({ quantity, label }) => {
          const value = serializeSplit([{ productId, pieces: quantity }]);
          return (
            <SubmitButton
              key={label}
              name="split"
              value={value}
              mark={{ split: value }}
              variant="outline"
              size="sm"
              className="text-small"
              pendingLabel={t('adding')}
            >
              {t('take', { quantity: label })}
            </SubmitButton>
          );
        })}
      </div>
      <SplitOffers splits={splits} pendingLabel={t('adding')} />
    </div>
  );
}
