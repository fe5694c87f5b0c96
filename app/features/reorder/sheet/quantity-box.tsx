import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { RejectedLine, SheetActionData } from '~/domain/rejected-line';
import { serializeSplit } from '~/domain/split-shortage';
import { FieldErrorProps } from '~/ui/field-frame';
import { quantityFieldId } from '~/ui/quantity';
import { QuantityField } from '~/ui/quantity-field';
import { SplitOffers } from '~/ui/split-offers';
import { SubmitButton } from '~/ui/submit-button';
import { quantityIn, unitIn, type QuantityInput } from './boxes';
import type { LineNote } from './use-sheet-words';

type ProductProps = { box: QuantityInput; answer: SheetActionData | undefined; notes: readonly LineNote[] };

/** The box of a product that can be ordered. */
export function ProductQuantityInput({ box: { productId, name, order }, answer, notes }: ProductProps) {
  const { t } = useTranslation('sheet');
  const initial = quantityIn({ productId, order }, answer);
  if (initial === null) return null;
  const rejected = answer?.rejected.find((each) => each.productId === productId);
  const isInPieces = unitIn({ productId, order }, answer) === 'piece';
  const packSize = order?.goods.packSize ?? null;
  const note = notes.find((each) => each.productId === productId);
  const pack = packSize === null ? '' : t('pack', { pieces: t('common:pieces', { count: packSize }) });
  return (
    <>
      <input type="hidden" name="productId" value={productId} />
      {isInPieces && <input type="hidden" name="inPieces" value={productId} />}
      <QuantityInputField
        id={quantityFieldId(productId)}
        name={name}
        isPacks={!isInPieces && packSize !== null}
        packSize={packSize}
        initial={initial}
        rejected={rejected}
        note={note?.text ? note : { text: pack, isProblem: false }}
      />
    </>
  );
}

type Props = {
  id: string;
  /** Whose quantity it is. */
  name: string;
  /** Whether it counts packs, not pieces. */
  isPacks: boolean;
  packSize: number | null;
  initial: string;
  rejected: RejectedLine | undefined;
  note: Pick<LineNote, 'text' | 'isProblem'>;
};

/** A quantity of a sheet and what it comes to, or why it was refused. */
export function QuantityInputField({
  id,
  name,
  isPacks,
  packSize,
  initial,
  rejected,
  note: { text, isProblem },
}: Props) {
  const { t } = useTranslation('sheet');
  const unitKey = isPacks ? 'common:packUnit' : 'common:pieceUnit';
  const note = rejected ? `${id}-error` : `${id}-note`;
  return (
    <div className="mt-1 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 lg:mt-0 lg:w-[22rem]">
      {!rejected && (
        <p
          id={note}
          className={clsx(
            'min-w-0 flex-1 basis-20 text-small lg:text-right',
            isProblem ? 'font-medium text-amber-ink' : 'text-ink',
          )}
        >
          {text}
        </p>
      )}
      <div className="grid w-44 flex-none">
        <QuantityField
          name="quantity"
          id={id}
          label={t('quantityOf', { name, unit: t(unitKey) })}
          lessLabel={t('less')}
          moreLabel={t('more')}
          packSize={packSize ?? undefined}
          step={isPacks ? 1 : (packSize ?? 1)}
          initial={initial}
          answer={`${initial} ${rejected?.message ?? ''}`}
          min={0}
          unit={(count) => t(unitKey, { count })}
          error={rejected !== undefined}
          describedBy={note}
        />
      </div>
      {rejected && <Refusal id={id} rejected={rejected} />}
    </div>
  );
}

/** Why a quantity was refused, and what would be taken in its place: one press sends the sheet with it. */
function Refusal({ id, rejected: { productId, message, offers, splits } }: { id: string; rejected: RejectedLine }) {
  const { t } = useTranslation('sheet');
  return (
    <div className="w-full">
      <FieldErrorProps id={id} error={message} />
      <div className="flex flex-wrap gap-2 pt-2 empty:hidden">
        {offers.map(({ quantity, label }) => {
          const value = serializeSplit([{ productId, pieces: quantity }]);
          return (
            <SubmitButton
              key={label}
              name="split"
              value={value}
              mark={{ split: value }}
              look="outline"
              size="snug"
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
