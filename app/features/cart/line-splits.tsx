import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { OfferedSplit } from '~/trade/refused-line';
import { SplitOffers } from '~/ui/split-offers';
import { useScripts } from '~/ui/use-scripts';
import { actOf } from './cart-act';

type Props = { itemId: string; splits: readonly OfferedSplit[] | undefined; action: string; carrier?: string | undefined };

/** What is left of a line and what makes up for the rest, one press each. */
export function LineSplits({ itemId, splits, action, carrier }: Props) {
  const { t } = useTranslation('cart');
  const form = useScripts() ? undefined : carrier;
  if (!splits || splits.length === 0) return null;
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value="splitLine" />
      <input type="hidden" name="itemId" value={itemId} />
      <SplitOffers
        splits={splits}
        pendingLabel={t('changing')}
        buttonProps={({ value }) => (form === undefined ? { name: 'split', value } : actOf(form, { intent: 'splitLine', itemId, split: value }))}
      />
    </Form>
  );
}
