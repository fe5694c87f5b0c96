import { useLoaderData } from '@remix-run/react';
import { customerLoader } from '~/bff/route-handlers.server';
import { OrderVsInvoicePage } from '~/features/documents/order-vs-invoice/order-vs-invoice-page';
import { loadOrderVsInvoice } from '~/features/documents/order-vs-invoice/order-vs-invoice.server';

export const handle = { i18n: 'order-vs-invoice' };

export { pageMeta as meta } from '~/bff/http/page-meta';
export { shouldRevalidate } from '~/bff/http/revalidate';

export const loader = customerLoader((args) => loadOrderVsInvoice(args, args.params['id'] ?? ''));

export default function Delivered() {
  return <OrderVsInvoicePage view={useLoaderData<typeof loader>().view} />;
}
