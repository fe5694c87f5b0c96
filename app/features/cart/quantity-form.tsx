import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { QuantityField } from '~/ui/quantity-field';
import { SubmitButton } from '~/ui/submit-button';
import { quantityFieldId, type CartLineView, type LineFault } from './cart-view';

type Props = { line: CartLineView; action: string; fault?: LineFault | undefined; describedBy?: string | undefined };

/** Changes a line's quantity, in packs where the line is whole packs; a refused one keeps what was typed. */
export function QuantityForm({ line, action, fault, describedBy }: Props) {
  const { t } = useTranslation('cart');
  const { itemId, productId, name } = line;
  const unit = fault?.unit ?? line.unit;
  const unitText = unit === line.unit ? line.unitText : t(unit === 'pack' ? 'packUnit' : 'words:pieceUnit');
  return (
    <Form method="post" action={action} preventScrollReset className="flex items-center gap-1.5">
      <input type="hidden" name="intent" value="changeQuantity" />
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="unit" value={unit} />
      <QuantityField
        name="quantity"
        id={quantityFieldId(productId)}
        label={t('quantityOf', { name, unit: unitText })}
        lessLabel={t('less')}
        moreLabel={t('more')}
        initial={fault ? readTyped(fault.typed) : line.quantity}
        unit={unitText}
        error={describedBy !== undefined}
        describedBy={describedBy}
      />
      <SubmitButton look="quiet" mark={{ intent: 'changeQuantity', itemId }} pendingLabel={t('changing')} className="px-3">
        {t('change')}
      </SubmitButton>
    </Form>
  );
}

/** A number field can hold nothing but a number. */
function readTyped(typed: string): number | '' {
  const count = Number(typed);
  return typed.trim() === '' || !Number.isFinite(count) ? '' : count;
}
