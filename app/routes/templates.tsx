import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { revalidateOnError } from '~/bff/http/revalidate';
import { pageMeta } from '~/bff/http/page-meta';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import {
  handleDeleteTemplate,
  handleRenameTemplate,
  handleRestoreTemplate,
} from '~/features/reorder/templates/template-actions.server';
import { TemplatesPage } from '~/features/reorder/templates/templates-page';
import { fillTemplates, loadTemplatesPage } from '~/features/reorder/templates/templates.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';
import { restoreFormDraft } from './restore-draft.server';

export const handle = { i18n: 'templates' };

export const shouldRevalidate = revalidateOnError;

export const loader = customerLoader(async (args) => {
  const { ctx } = args;
  const page = {
    title: ctx.t('templates:title'),
    description: ctx.t('templates:description'),
    view: await loadTemplatesPage(ctx),
  };
  return restoreFormDraft(args, page, fillTemplates);
});

export const action = customerAction(async ({ ctx, request }) => {
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === 'delete') return handleDeleteTemplate(ctx, form);
  return intent === 'restore' ? handleRestoreTemplate(ctx, form) : handleRenameTemplate(ctx, form);
});

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function Templates() {
  return <TemplatesPage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}
