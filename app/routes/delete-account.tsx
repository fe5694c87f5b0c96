import { useLoaderData } from '@remix-run/react';
import { constraintsOf } from '~/bff/forms/posted-form.server';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { deletionForm } from '~/features/account/deletion-form';
import { DeletionPage } from '~/features/account/deletion-page';
import { handleDeleteAccount } from '~/features/account/deletion.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';

export const handle = { i18n: 'account' };

export { clientAction, meta, shouldRevalidate } from '~/bff/http/page-exports';
export { headers } from '~/features/account/retry-after';

export const loader = customerLoader(async ({ ctx }) => ({
  title: ctx.t('account:deleteTitle'),
  description: ctx.t('account:deleteDescription'),
  constraint: constraintsOf(deletionForm),
}));

export const action = customerAction(({ ctx, request }) => handleDeleteAccount(ctx, request));

export default function DeleteAccount() {
  const last = useStickyActionData<typeof action>();
  const { constraint } = useLoaderData<typeof loader>();
  return <DeletionPage result={last?.form} rejection={last?.rejection} constraint={constraint} />;
}
