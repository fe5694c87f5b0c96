import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { getRedirectTo, redirectAfterLogin } from '~/bff/redirect-after-login.server';
import { readForm } from '~/bff/form.server';
import { pageMeta } from '~/bff/page-meta';
import { visitorAction, visitorLoader } from '~/bff/route-handlers.server';
import { safePath } from '~/bff/safe-path';
import { refuseWith } from '~/features/account/refuse-with.server';
import { retryAfterHeaders } from '~/features/account/retry-after';
import { SignInPage } from '~/features/account/sign-in-page';
import { listDemoAccounts, signIn, signInForm } from '~/features/account/sign-in.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: 'account' };

export const loader = visitorLoader(async ({ scope, request }) => ({
  title: scope.t('account:signInTitle'),
  description: scope.t('account:signInDescription'),
  redirectTo: safePath(getRedirectTo(request), ''),
  demoAccounts: listDemoAccounts(scope),
}));

export const action = visitorAction(async ({ scope, request }) => {
  const submission = readForm(scope, await request.formData(), signInForm);
  if (submission.status !== 'success') return refuseWith(submission.reply());
  const refusal = await signIn(scope, submission.value);
  if (refusal) return refuseWith(submission.reply(), refusal);
  return redirectAfterLogin(scope, submission.value.redirectTo || getRedirectTo(request));
});

export const clientAction = createClientAction();

export const headers = retryAfterHeaders;
export const meta = pageMeta<typeof loader>;

export default function Login() {
  const { redirectTo, demoAccounts } = useLoaderData<typeof loader>();
  const last = useStickyActionData<typeof action>();
  return <SignInPage result={last?.form} refusal={last?.refusal} redirectTo={redirectTo} demoAccounts={demoAccounts} />;
}
