import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { constraintsOf } from '~/bff/form.server';
import { pageMeta } from '~/bff/page-meta';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { deletionForm } from '~/features/account/deletion-form';
import { DeletionPage } from '~/features/account/deletion-page';
import { takeDeletion } from '~/features/account/deletion.server';
import { retryAfterHeaders } from '~/features/account/retry-after';
import { forgetTemplates } from '~/features/templates/template-shelf.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: 'account' };

export const loader = customerLoader(async ({ scope }) => ({
  title: scope.t('account:deleteTitle'),
  description: scope.t('account:deleteDescription'),
  constraint: constraintsOf(deletionForm),
}));

export const action = customerAction(({ scope, request }) => takeDeletion(scope, request, forgetTemplates));

export const clientAction = createClientAction();

export const headers = retryAfterHeaders;
export const meta = pageMeta<typeof loader>;

export default function DeleteAccount() {
  const last = useStickyActionData<typeof action>();
  const { constraint } = useLoaderData<typeof loader>();
  return <DeletionPage result={last?.form} refusal={last?.refusal} constraint={constraint} />;
}
