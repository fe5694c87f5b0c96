import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedRejection } from '~server/domain/rejected-line';
import { EmbeddedForm, type EmbeddedFormTarget } from '~/ui/forms/embedded-form';
import { quantityFieldId } from '~/ui/fields/quantity';
import { QuantityField } from '~/ui/fields/quantity-field';
import { lineKey } from './cart-view';
import type { CartLineView } from './line-view.server';
import { INITIAL_QUANTITY, lineIdentityFields } from '../model/line-identity';

type Props = EmbeddedFormTarget & {
  line: CartLineView;
  error?: NamedRejection | undefined;
  describedBy?: string | undefined;
};

/** Changes the quantity of a line. With scripts the button appears after the first change. */
export function QuantityForm({ line, error: fieldError, describedBy, ...target }: Props) {
  const { t } = useTranslation('cart');
  const { itemId, productId, name } = line;
  const identity = lineIdentityFields(line);
  const id = quantityFieldId(productId);
  const typed = fieldError ? fieldError.typed : line.quantity;
  const unit = fieldError?.unit ?? line.unit;
  const unitKey = unit === 'pack' ? 'common:packUnit' : 'common:pieceUnit';
  const [shown, setShown] = useState<string>();
  // Includes what was typed before hydration.
  useEffect(() => {
    setShown((document.getElementById(id) as HTMLInputElement).value);
  }, [id]);
  const isSettled = fieldError === undefined && shown === String(line.quantity);
  return (
    <EmbeddedForm
      {...target}
      fetcherKey={lineKey(productId)}
      fields={{ intent: 'changeQuantity', ...identity }}
      className="flex flex-wrap items-center gap-1.5"
      button={{
        variant: 'secondary',
        // Leaves room for the remove button on the narrowest phone.
        size: 'sm',
        pendingLabel: t('changing'),
        className: clsx('text-small', isSettled && 'invisible focus:visible'),
        'aria-describedby': id,
        children: t('change'),
      }}
    >
      {({ form }) => (
        <>
          {form !== undefined &&
            Object.entries(identity).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} form={form} />
            ))}
          <input type="hidden" name={INITIAL_QUANTITY} value={fieldError ? '' : typed} form={form} />
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
            answer={[itemId, typed, fieldError?.message].join(' ')}
          />
        </>
      )}
    </EmbeddedForm>
  );
}
