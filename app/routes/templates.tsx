import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { pageMeta } from '~/bff/page-meta';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { answerDeletion, answerRenaming } from '~/features/templates/name-template.server';
import { TemplatesPage } from '~/features/templates/templates-page';
import { readTemplatesPage } from '~/features/templates/templates.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: 'templates' };

export const loader = customerLoader(async ({ scope }) => ({
  title: scope.t('templates:title'),
  description: scope.t('templates:description'),
  view: await readTemplatesPage(scope),
}));

export const action = customerAction(async ({ scope, request }) => {
  const form = await request.formData();
  return form.get('intent') === 'delete' ? answerDeletion(scope, form) : answerRenaming(scope, form);
});

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function Templates() {
  return <TemplatesPage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}
