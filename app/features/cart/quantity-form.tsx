import { useTranslation } from 'react-i18next';
import { CarriedForm } from '~/ui/carried-form';
import { quantityFieldId } from '~/ui/quantity';
import { QuantityField } from '~/ui/quantity-field';
import { BEFORE_NAME } from './cart-act';
import type { CartLineView, LineFault } from './cart-view';
import { PRODUCT_NAME } from './line-ref';

type Props = { line: CartLineView; action: string; carrier?: string | undefined; fault?: LineFault | undefined; describedBy?: string | undefined };

/** Changes a line's quantity, in packs where the line is whole packs; a refused one keeps what was typed. */
export function QuantityForm({ line, fault, describedBy, ...way }: Props) {
  const { t } = useTranslation('cart');
  const { itemId, productId, name } = line;
  const id = quantityFieldId(productId);
  const typed = fault ? fault.typed : line.quantity;
  const unit = fault?.unit ?? line.unit;
  const unitText = unit === line.unit ? line.unitText : t(unit === 'pack' ? 'packUnit' : 'words:pieceUnit');
  return (
    <CarriedForm
      {...way}
      fields={{ intent: 'changeQuantity', itemId, [PRODUCT_NAME]: productId }}
      className="flex flex-wrap items-center gap-1.5"
      button={{ look: 'quiet', pendingLabel: t('changing'), className: 'px-3', 'aria-describedby': id, children: t('change') }}
    >
      {({ form }) => (
        <>
          {form !== undefined && (
            <>
              <input type="hidden" name="itemId" value={itemId} form={form} />
              <input type="hidden" name={PRODUCT_NAME} value={productId} form={form} />
            </>
          )}
          <input type="hidden" name={BEFORE_NAME} value={fault ? '' : typed} form={form} />
          <input type="hidden" name="unit" value={unit} form={form} />
          <QuantityField
            name="quantity"
            form={form}
            id={id}
            label={t('quantityOf', { name, unit: unitText })}
            lessLabel={t('less')}
            moreLabel={t('more')}
            initial={typed}
            unit={unitText}
            error={describedBy !== undefined}
            describedBy={describedBy}
            answer={[itemId, typed, fault?.message].join(' ')}
          />
        </>
      )}
    </CarriedForm>
  );
}
