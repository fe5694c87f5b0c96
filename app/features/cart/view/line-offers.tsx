import { useTranslation } from 'react-i18next';
import type { StockIssue } from '~server/domain/stock-issue';
import { EmbeddedForm, type EmbeddedFormTarget } from '~/ui/forms/embedded-form';
import { SplitOffers } from '~/ui/forms/split-offers';
import { lineKey } from './cart-view';
import type { CartLineView } from './line-view.server';
import { lineIdentityFields } from '../model/line-identity';

type Props = EmbeddedFormTarget & {
  line: Pick<CartLineView, 'itemId' | 'productId'>;
  wrong: StockIssue;
};

export function LineOffers({ line, wrong: { offers, splits }, ...target }: Props) {
  const { itemId, productId } = line;
  const { t } = useTranslation('cart');
  const pendingLabel = t('changing');
  return (
    <>
      {offers.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {offers.map(({ quantity, unit, label }) => (
            <EmbeddedForm
              key={quantity}
              {...target}
              fetcherKey={lineKey(productId)}
              fields={{ intent: 'changeQuantity', ...lineIdentityFields(line), quantity: String(quantity), unit }}
              button={{ variant: 'outline', pendingLabel, children: t('take', { amount: label }) }}
            />
          ))}
        </div>
      )}
      {splits && splits.length > 0 && (
        <EmbeddedForm {...target} fetcherKey={lineKey(productId)} fields={{ intent: 'split', itemId }}>
          {({ buttonFor }) => (
            <SplitOffers
              splits={splits}
              pendingLabel={pendingLabel}
              buttonProps={({ value }) => buttonFor('split', value)}
            />
          )}
        </EmbeddedForm>
      )}
    </>
  );
}
