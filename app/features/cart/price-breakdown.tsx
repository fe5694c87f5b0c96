import { useTranslation } from 'react-i18next';
import { InfoIcon } from '~/ui/icons';
import { SummaryList } from '~/ui/summary-list';
import type { CartLineView } from './cart-view';

export function PriceBreakdown({ line: { amount, reasons } }: { line: CartLineView }) {
  const { t } = useTranslation('cart');
  return (
    <details className="text-small text-muted">
      <summary
        title={t('whyPrice')}
        className="relative -mb-5 flex cursor-pointer list-none flex-wrap items-baseline gap-1.5 pb-6 hover:text-ink [[open]>&]:mb-0 [[open]>&]:pb-2"
      >
        <span className="list-only">{amount}</span>
        <InfoIcon className="size-4 self-start" />
        <span className="sr-only">{t('whyPrice')}</span>
      </summary>
      <div>
        <SummaryList rows={reasons.rows} />
        {reasons.note !== undefined && <p className="pb-1">{reasons.note}</p>}
      </div>
    </details>
  );
}
