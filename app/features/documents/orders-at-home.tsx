import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { Link } from '~/ui/link';
import { Notice } from '~/ui/overlays/notice';
import { DocumentRows } from './document-rows';
import type { OrdersAtHomeView } from './orders-at-home.server';
import { PreloadRoute } from '~/ui/preload-route';
import { RepeatOrderForm } from './repeat-order-form';
import { PaymentBadge, StatusBadge } from './status-badge';

export function OpenOrders({ open, newest, isLastOpen }: OrdersAtHomeView) {
  const { t } = useTranslation('documents');
  const links = useLinks();
  if (open?.length === 0 && (isLastOpen || newest?.length === 0)) return null;
  return (
    <section aria-labelledby="open-orders">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-5">
        <h2 id="open-orders" className="text-section font-semibold">
          {t(isLastOpen ? 'openOthers' : 'openTitle')}
        </h2>
        <Link href={links.to('orders')} className="py-2 text-small text-leaf-ink underline underline-offset-4">
          {t('allOrders')}
        </Link>
      </div>
      {open === null && <Notice tone="warning">{t('openMissing')}</Notice>}
      {open?.length === 0 && (
        <p className="-mx-3.5 bg-surface px-3.5 py-5 text-muted md:mx-0 md:rounded-lg md:px-5">{t('openNone')}</p>
      )}
      {open && open.length > 0 && <DocumentRows rows={open} heading="h3" />}
    </section>
  );
}

export function LastOrder({ newest, isLastOpen }: Pick<OrdersAtHomeView, 'newest' | 'isLastOpen'>) {
  const { t } = useTranslation('documents');
  const links = useLinks();
  const [order] = newest ?? [];
  if (newest === null) return null;
  return (
    <section
      aria-labelledby="last-order"
      className="-mx-3.5 grid content-start gap-3 bg-surface px-3.5 py-5 md:mx-0 md:rounded-lg md:px-5"
    >
      <h2 id="last-order" className="text-section font-semibold">
        {order ? t('lastTitle') : t('firstTitle')}
      </h2>
      {order && (
        <>
          <div>
            <p className="flex flex-wrap justify-between gap-x-4 text-name font-semibold">
              <span>{order.title}</span>
              <span className="whitespace-nowrap">{order.total}</span>
            </p>
            <p className="text-small text-muted">{[order.date, order.quantity].filter(Boolean).join(' · ')}</p>
          </div>
          {isLastOpen && order.planned !== null && (
            <p className="text-small">
              <span className="text-muted">{`${order.planned.label}: `}</span>
              <span>{[order.planned.value, order.delivery].filter(Boolean).join(' · ')}</span>
            </p>
          )}
          <p className="flex flex-wrap gap-1.5">
            <StatusBadge status={order.status} />
            <PaymentBadge payment={order.payment} />
          </p>
          <div className="mt-1 flex flex-wrap gap-3">
            <PreloadRoute name="orders" />
            <RepeatOrderForm documentId={order.id} />
            {order.next && (
              <ButtonLink href={order.next.href} variant="outline">
                {order.next.label}
              </ButtonLink>
            )}
            <ButtonLink href={order.href} variant="outline">
              {t('openLast')}
            </ButtonLink>
          </div>
        </>
      )}
      {!order && (
        <>
          <p className="text-muted">{t('firstLead')}</p>
          <ButtonLink href={links.to('catalog')} className="mt-1 justify-self-start">
            {t('errors:toCatalogue')}
          </ButtonLink>
        </>
      )}
    </section>
  );
}
