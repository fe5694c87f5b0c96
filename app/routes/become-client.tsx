import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { constraintsOf, readForm } from '~/bff/form.server';
import { pageMeta } from '~/bff/page-meta';
import { visitorAction, visitorLoader } from '~/bff/route-handlers.server';
import { ApplicationSent } from '~/features/account/application-sent';
import { BecomeClientPage } from '~/features/account/become-client-page';
import { application, sendApplication } from '~/features/account/become-client.server';
import { redirectWithFlash } from '~/bff/redirect-with-flash.server';
import { refuseWith } from '~/features/account/refuse-with.server';
import { retryAfterHeaders } from '~/features/account/retry-after';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: 'account' };

export const loader = visitorLoader(async ({ scope, request }) => {
  const sent = new URL(request.url).searchParams.has('sent');
  return {
    title: scope.t(sent ? 'account:applicationSent' : 'account:becomeClientTitle'),
    description: scope.t('account:becomeClientDescription'),
    sent,
    roles: application.shape.role.options,
    constraint: constraintsOf(application),
  };
});

export const action = visitorAction(async ({ scope, request }) => {
  const submission = readForm(scope, await request.formData(), application);
  if (submission.status !== 'success') return refuseWith(submission.reply());
  const refusal = await sendApplication(scope, submission.value);
  if (refusal) return refuseWith(submission.reply(), refusal);
  return redirectWithFlash(scope, scope.links.to('becomeClient', {}, { sent: 1 }));
});

export const clientAction = createClientAction();

export const headers = retryAfterHeaders;
export const meta = pageMeta<typeof loader>;

export default function BecomeClient() {
  const { sent, roles, constraint } = useLoaderData<typeof loader>();
  const last = useStickyActionData<typeof action>();
  if (sent) return <ApplicationSent />;
  return <BecomeClientPage result={last?.form} refusal={last?.refusal} roles={roles} constraint={constraint} />;
}
