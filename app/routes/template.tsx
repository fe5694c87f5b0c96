import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { notFound } from '~/bff/errors/to-error-view.server';
import { pageMeta } from '~/bff/http/page-meta';
import { revalidateOnError } from '~/bff/http/revalidate';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { compareOrder } from '~/features/reorder/repeat/repeat.server';
import { RepeatPage } from '~/features/reorder/repeat/repeat-page';
import { toOrderLines, withPiecesOnly } from '~/features/reorder/templates/open-template.server';
import { findTemplate } from '~/features/reorder/templates/template-store.server';
import { addFromSheet, restoreSheet } from './add-sheet.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: ['papers', 'sheet'] };

export const shouldRevalidate = revalidateOnError;

export const loader = customerLoader(async ({ ctx, request, params }) => {
  const template = await findTemplate(ctx, params['id'] ?? '');
  if (!template) throw notFound(ctx, request, 'template');
  const items = await toOrderLines(ctx, template);
  const title = ctx.t('templates:sheetTitle', { name: template.name });
  const sheet = await compareOrder(ctx, { items, totalThen: null });
  const head = {
    heading: title,
    lead: ctx.t('templates:sheetLead'),
    place: { label: ctx.t('templates:title'), href: ctx.links.to('templates') },
  };
  const lines = withPiecesOnly(ctx, sheet.lines, items);
  const page = { title, description: ctx.t('templates:description'), view: { ...sheet, ...head, lines } };
  return restoreSheet({ ctx, request }, page);
});

export const action = customerAction((args) => addFromSheet(args));

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function OpenTemplate() {
  return <RepeatPage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}
