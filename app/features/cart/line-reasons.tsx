import { useTranslation } from 'react-i18next';
import { InfoIcon } from '~/ui/icons';
import { SummaryList } from '~/ui/summary-list';
import type { CartLineView } from './cart-view';

/** Why this price: a small sign among the line's buttons, opened on demand under them. */
export function LineReasons({ reasons }: Pick<CartLineView, 'reasons'>) {
  const { t } = useTranslation('cart');
  return (
    <details className="ml-auto open:order-last open:ml-0 open:basis-full">
      <summary title={t('whyPrice')} className="flex size-11 cursor-pointer list-none items-center justify-center rounded text-soft hover:bg-tint hover:text-ink [[open]>&]:w-auto [[open]>&]:justify-start [[open]>&]:gap-2">
        <InfoIcon className="size-5 flex-none" />
        <span className="sr-only text-small font-medium [[open]>summary>&]:not-sr-only">{t('whyPrice')}</span>
      </summary>
      <SummaryList rows={reasons.rows} />
      {reasons.note !== undefined && <p className="pb-1 text-small text-soft">{reasons.note}</p>}
    </details>
  );
}
