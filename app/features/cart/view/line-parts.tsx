import { useTranslation } from 'react-i18next';
import type { NamedRejection } from '~server/domain/rejected-line';
import type { StockIssue } from '~server/domain/stock-issue';
import { EmbeddedForm, type EmbeddedFormTarget } from '~/ui/forms/embedded-form';
import { FieldErrorMessage } from '~/ui/fields/field-frame';
import { RemoveIcon } from '~/ui/icons';
import { quantityFieldId } from '~/ui/fields/quantity';
import { lineKey } from './cart-view';
import type { CartLineView } from './line-view.server';
import { lineIdentityFields } from '../model/line-identity';
import { LineOffers } from './line-offers';
import { QuantityForm } from './quantity-form';

export type LineProps = EmbeddedFormTarget & {
  line: CartLineView;
  error?: NamedRejection | undefined;
  /** What is wrong with the line: the error of its field, or its stock. */
  wrong?: StockIssue | undefined;
};

export function LineQuantity({ wrong, ...props }: LineProps) {
  return <QuantityForm {...props} describedBy={wrong ? `${quantityFieldId(props.line.productId)}-error` : undefined} />;
}

export function RemoveLine({ line, ...target }: EmbeddedFormTarget & Pick<LineProps, 'line'>) {
  const { t } = useTranslation('cart');
  return (
    <EmbeddedForm
      {...target}
      fetcherKey={lineKey(line.productId)}
      fields={{ intent: 'remove', ...lineIdentityFields(line) }}
      button={{
        variant: 'secondary',
        pendingLabel: t('removing'),
        className: 'min-w-target px-0',
        'aria-label': t('removeNamed', { name: line.name }),
        children: <RemoveIcon className="size-5" />,
      }}
    />
  );
}

export function LineRemedies({
  line,
  wrong,
  ...target
}: EmbeddedFormTarget & Pick<LineProps, 'line'> & { wrong: StockIssue }) {
  return (
    <>
      <FieldErrorMessage id={quantityFieldId(line.productId)} error={wrong.message} />
      <LineOffers {...target} line={line} wrong={wrong} />
    </>
  );
}
