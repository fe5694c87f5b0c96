import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { RefusedLine, SheetAnswer } from '~/trade/refused-line';
import { writeSplit } from '~/trade/split-shortage';
import { FieldFault } from '~/ui/field-frame';
import { QuantityField } from '~/ui/quantity-field';
import { SplitOffers } from '~/ui/split-offers';
import { SubmitButton } from '~/ui/submit-button';
import { isInPieces, quantityIn, restockFieldId, type RestockRow } from './restock-view';

export type RestockAnswered = {
  answer: SheetAnswer | undefined;
  /** What stands in the box of a product comes to. */
  amountOf: (productId: string) => string;
};

/** The box of a product that can be ordered, and why what was typed there was refused. */
export function RestockBox({ box, answer, amountOf }: { box: Pick<RestockRow, 'productId' | 'name' | 'order'> } & RestockAnswered) {
  const { t } = useTranslation('restock');
  const { productId, name, order } = box;
  const initial = quantityIn(box, answer);
  if (initial === null) return null;
  const id = restockFieldId(productId);
  const refused = answer?.refused.find((each) => each.productId === productId);
  const inPieces = isInPieces(box, answer);
  const unit = (inPieces ? undefined : order?.unitText) ?? t('words:pieceUnit');
  return (
    <div className={clsx('ml-auto text-right', refused && 'w-full sm:w-60')}>
      <input type="hidden" name="productId" value={productId} />
      {inPieces && <input type="hidden" name="inPieces" value={productId} />}
      <QuantityField
        key={initial} name="quantity" id={id} label={t('quantityOf', { name, unit })} lessLabel={t('less')} moreLabel={t('more')}
        initial={initial} min={0} unit={unit} error={refused !== undefined} describedBy={refused && `${id}-error`}
      />
      {refused ? <Refusal id={id} refused={refused} /> : <p className="pt-1 text-small font-medium">{amountOf(productId)}</p>}
    </div>
  );
}

/** Why a quantity was refused, and what would be taken in its place: one press sends the sheet with it. */
function Refusal({ id, refused: { productId, message, offers, splits } }: { id: string; refused: RefusedLine }) {
  const { t } = useTranslation('restock');
  return (
    <div className="text-left">
      <FieldFault id={id} error={message} />
      <div className="flex flex-wrap gap-2 pt-2 empty:hidden">
        {offers.map(({ quantity, label }) => {
          const value = writeSplit([{ productId, pieces: quantity }]);
          return (
            <SubmitButton key={label} name="split" value={value} mark={{ split: value }} look="outline" size="snug" className="text-small" formNoValidate pendingLabel={t('adding')}>
              {t('take', { quantity: label })}
            </SubmitButton>
          );
        })}
      </div>
      <SplitOffers splits={splits} pendingLabel={t('adding')} />
    </div>
  );
}
