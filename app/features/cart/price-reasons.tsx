import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '~/ui/icons';
import { SummaryList } from '~/ui/summary-list';
import type { CartLineView } from './cart-view';

/** Why this price, opened on demand. */
export function PriceReasons({ reasons }: Pick<CartLineView, 'reasons'>) {
  const { t } = useTranslation('cart');
  return (
    <details className="group/why">
      <summary className="inline-flex min-h-target cursor-pointer list-none items-center gap-1 text-small text-soft hover:text-ink">
        {t('whyPrice')}
        <ChevronDownIcon className="size-4 transition-transform group-open/why:rotate-180" />
      </summary>
      <SummaryList rows={reasons.rows} />
      {reasons.note !== undefined && <p className="pb-1 text-small text-soft">{reasons.note}</p>}
    </details>
  );
}
