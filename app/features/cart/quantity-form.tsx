import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { QuantityField } from '~/ui/quantity-field';
import { SubmitButton } from '~/ui/submit-button';
import { useScripts } from '~/ui/use-scripts';
import { actOf, BEFORE_NAME } from './cart-act';
import { quantityFieldId, type CartLineView, type LineFault } from './cart-view';

type Props = {
  line: CartLineView;
  action: string;
  /** Id of the form around which the cart stands: without scripts the button sends that one, so that nothing typed there is lost. */
  carrier?: string | undefined;
  fault?: LineFault | undefined;
  describedBy?: string | undefined;
};

/** Changes a line's quantity, in packs where the line is whole packs; a refused one keeps what was typed. */
export function QuantityForm({ line, action, carrier, fault, describedBy }: Props) {
  const { t } = useTranslation('cart');
  const { itemId, productId, name } = line;
  const form = useScripts() ? undefined : carrier;
  const typed = fault ? fault.typed : line.quantity;
  const unit = fault?.unit ?? line.unit;
  const unitText = unit === line.unit ? line.unitText : t(unit === 'pack' ? 'packUnit' : 'words:pieceUnit');
  return (
    <Form method="post" action={action} preventScrollReset className="flex items-center gap-1.5">
      <input type="hidden" name="intent" value="changeQuantity" />
      <input type="hidden" name="itemId" value={itemId} form={form} />
      <input type="hidden" name="unit" value={unit} form={form} />
      {form !== undefined && <input type="hidden" name={BEFORE_NAME} value={typed} form={form} />}
      <QuantityField
        name="quantity"
        form={form}
        id={quantityFieldId(productId)}
        label={t('quantityOf', { name, unit: unitText })}
        lessLabel={t('less')}
        moreLabel={t('more')}
        stepsDescribedBy={quantityFieldId(productId)}
        initial={typed}
        unit={unitText}
        error={describedBy !== undefined}
        describedBy={describedBy}
      />
      <SubmitButton look="quiet" mark={{ intent: 'changeQuantity', itemId }} pendingLabel={t('changing')} className="px-3" aria-describedby={quantityFieldId(productId)} {...actOf(form, { intent: 'changeQuantity', itemId })}>
        {t('change')}
      </SubmitButton>
    </Form>
  );
}
