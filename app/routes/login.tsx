import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readForm, refuseForm } from '~/bff/form.server';
import { pageMeta } from '~/bff/page-meta';
import { visitorAction, visitorLoader } from '~/bff/route-handlers.server';
import { safePath } from '~/bff/safe-path';
import { SignInPage } from '~/features/account/sign-in-page';
import { listDemoAccounts, signIn, signInForm } from '~/features/account/sign-in.server';

export const handle = { i18n: 'account' };

export const loader = visitorLoader(async ({ scope, request }) => ({
  title: scope.t('account:signInTitle'),
  description: scope.t('account:signInDescription'),
  redirectTo: safePath(new URL(request.url).searchParams.get('redirectTo'), ''),
  demoAccounts: listDemoAccounts(scope),
}));

export const action = visitorAction(async ({ scope, request }) => {
  const submission = readForm(scope, await request.formData(), signInForm);
  if (submission.status !== 'success') return refuseForm(submission.reply());
  const refusal = await signIn(scope, submission.value);
  if (refusal) return refuseForm(submission.reply({ formErrors: [scope.t(refusal)] }));
  throw redirect(safePath(submission.value.redirectTo, scope.links.to('index')), { status: 303 });
});

export const meta = pageMeta<typeof loader>;

export default function Login() {
  const { redirectTo, demoAccounts } = useLoaderData<typeof loader>();
  return <SignInPage result={useActionData<typeof action>()?.form} redirectTo={redirectTo} demoAccounts={demoAccounts} />;
}
