import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { notFound } from '~/bff/failure.server';
import { pageMeta } from '~/bff/page-meta';
import { revalidateWhenRefused } from '~/bff/revalidate';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { fillLines } from '~/features/documents/repeat/instead.server';
import { compareOrder } from '~/features/documents/repeat/repeat.server';
import { RepeatPage } from '~/features/documents/repeat/repeat-page';
import { openTemplate } from '~/features/templates/open-template.server';
import { findTemplate } from '~/features/templates/template-shelf.server';
import { formatMoney } from '~/i18n/formats';
import { sum } from '~/trade/pricing';
import { restoreFormDraft } from './restore-draft.server';
import { addFromSheet } from './sheet-action.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: ['papers', 'sheet'] };

export const shouldRevalidate = revalidateWhenRefused;

export const loader = customerLoader(async ({ scope, request, params }) => {
  const template = await findTemplate(scope, params['id'] ?? '');
  if (!template) throw notFound(scope, request, 'template');
  const items = await openTemplate(scope, template);
  const title = scope.t('templates:sheetTitle', { name: template.name });
  const totalThen = scope.t('templates:totalThen', {
    total: formatMoney(scope.language, sum(items.map((item) => item.total))),
  });
  const sheet = await compareOrder(scope, { items, totalThen });
  const head = {
    heading: title,
    lead: scope.t('templates:sheetLead'),
    place: { label: scope.t('templates:title'), href: scope.links.to('templates') },
  };
  const page = { title, description: scope.t('templates:description'), view: { ...sheet, ...head } };
  return restoreFormDraft({ scope, request }, page, (view, form) => ({ ...view, lines: fillLines(view.lines, form) }));
});

export const action = customerAction((args) => addFromSheet(args));

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function OpenTemplate() {
  return <RepeatPage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}
