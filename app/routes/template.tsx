import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { notFound } from '~/bff/errors/to-error-view.server';
import { pageMeta } from '~/bff/http/page-meta';
import { revalidateOnError } from '~/bff/http/revalidate';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { compareOrder } from '~/features/reorder/repeat/repeat.server';
import { RepeatPage } from '~/features/reorder/repeat/repeat-page';
import { toOrderLines } from '~/features/reorder/templates/open-template.server';
import { findTemplate } from '~/features/reorder/templates/template-store.server';
import { formatMoney } from '~/i18n/formats';
import { addFromSheet, restoreSheet } from './add-sheet.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';
import { addUp } from '~server/contract/money';

export const handle = { i18n: ['papers', 'sheet'] };

export const shouldRevalidate = revalidateOnError;

export const loader = customerLoader(async ({ ctx, request, params }) => {
  const template = await findTemplate(ctx, params['id'] ?? '');
  if (!template) throw notFound(ctx, request, 'template');
  const items = await toOrderLines(ctx, template);
  const title = ctx.t('templates:sheetTitle', { name: template.name });
  const totalThen = ctx.t('templates:totalThen', {
    total: formatMoney(ctx.language, addUp(items.map((item) => item.total))),
  });
  const sheet = await compareOrder(ctx, { items, totalThen });
  const head = {
    heading: title,
    lead: ctx.t('templates:sheetLead'),
    place: { label: ctx.t('templates:title'), href: ctx.links.to('templates') },
  };
  const page = { title, description: ctx.t('templates:description'), view: { ...sheet, ...head } };
  return restoreSheet({ ctx, request }, page);
});

export const action = customerAction((args) => addFromSheet(args));

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function OpenTemplate() {
  return <RepeatPage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}
