import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { getRedirectTo, redirectAfterLogin } from '~/bff/redirect-after-login.server';
import { constraintsOf, readForm } from '~/bff/form.server';
import { pageMeta } from '~/bff/page-meta';
import { visitorAction, visitorLoader } from '~/bff/route-handlers.server';
import { safePath } from '~/bff/safe-path';
import { refuseWith } from '~/features/account/refuse-with.server';
import { RegisterPage } from '~/features/account/register-page';
import { register, registration } from '~/features/account/register.server';
import { retryAfterHeaders } from '~/features/account/retry-after';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: 'account' };

export const loader = visitorLoader(async ({ scope, request }) => ({
  title: scope.t('account:registerTitle'),
  description: scope.t('account:registerDescription'),
  redirectTo: safePath(getRedirectTo(request), ''),
  constraint: constraintsOf(registration),
}));

export const action = visitorAction(async ({ scope, request }) => {
  const submission = readForm(scope, await request.formData(), registration);
  if (submission.status !== 'success') return refuseWith(submission.reply());
  const refusal = await register(scope, submission.value);
  if (refusal) return refuseWith(submission.reply(), refusal);
  return redirectAfterLogin(scope, submission.value.redirectTo || getRedirectTo(request), {
    text: scope.t('account:registered'),
  });
});

export const clientAction = createClientAction();

export const headers = retryAfterHeaders;
export const meta = pageMeta<typeof loader>;

export default function Register() {
  const { redirectTo, constraint } = useLoaderData<typeof loader>();
  const last = useStickyActionData<typeof action>();
  return <RegisterPage result={last?.form} refusal={last?.refusal} redirectTo={redirectTo} constraint={constraint} />;
}
