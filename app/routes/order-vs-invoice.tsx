import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/bff/http/page-meta';
import { customerLoader } from '~/bff/route-handlers.server';
import { OrderVsInvoicePage } from '~/features/documents/order-vs-invoice/order-vs-invoice-page';
import { loadOrderVsInvoice } from '~/features/documents/order-vs-invoice/order-vs-invoice.server';

export const handle = { i18n: 'order-vs-invoice' };

export { shouldRevalidate } from '~/bff/http/revalidate';

export const loader = customerLoader((args) => loadOrderVsInvoice(args, args.params['id'] ?? ''));

export const meta = pageMeta<typeof loader>;

export default function Delivered() {
  return <OrderVsInvoicePage view={useLoaderData<typeof loader>().view} />;
}
