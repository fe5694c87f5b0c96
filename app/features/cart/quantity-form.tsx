import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmbeddedForm, type EmbeddedFormTarget } from '~/ui/embedded-form';
import { quantityFieldId } from '~/ui/quantity';
import { QuantityField } from '~/ui/quantity-field';
import { BEFORE_NAME } from './embedded-intent';
import { lineKey, type CartLineView, type LineFault } from './cart-view';
import { PRODUCT_NAME } from './line-ref';

type Props = EmbeddedFormTarget & {
  line: CartLineView;
  fault?: LineFault | undefined;
  describedBy?: string | undefined;
};

/** Changes a line's quantity, in packs where the line is whole packs; a refused one keeps what was typed. With scripts its button shows once there is something to change. */
export function QuantityForm({ line, fault, describedBy, ...target }: Props) {
  const { t } = useTranslation('cart');
  const { itemId, productId, name } = line;
  const id = quantityFieldId(productId);
  const typed = fault ? fault.typed : line.quantity;
  const unit = fault?.unit ?? line.unit;
  const unitKey = unit === 'pack' ? 'words:packUnit' : 'words:pieceUnit';
  const [shown, setShown] = useState<string>();
  // What was typed before scripts came, too.
  useEffect(() => {
    setShown((document.getElementById(id) as HTMLInputElement).value);
  }, [id]);
  const isSettled = fault === undefined && shown === String(line.quantity);
  return (
    <EmbeddedForm
      {...target}
      fetcherKey={lineKey(productId)}
      fields={{ intent: 'changeQuantity', itemId, [PRODUCT_NAME]: productId }}
      className="flex flex-wrap items-center gap-1.5"
      button={{
        look: 'quiet',
        // Room for the bin beside it on the narrowest phone.
        size: 'snug',
        pendingLabel: t('changing'),
        className: clsx('text-small', isSettled && 'invisible focus:visible'),
        'aria-describedby': id,
        children: t('change'),
      }}
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
            label={t('quantityOf', { name, unit: t(unitKey) })}
            lessLabel={t('less')}
            moreLabel={t('more')}
            initial={typed}
            unit={(count) => t(unitKey, { count })}
            error={describedBy !== undefined}
            describedBy={describedBy}
            onQuantity={setShown}
            answer={[itemId, typed, fault?.message].join(' ')}
          />
        </>
      )}
    </EmbeddedForm>
  );
}
