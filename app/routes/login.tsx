import { useLoaderData } from '@remix-run/react';
import { getRedirectTo, redirectAfterLogin } from '~/bff/auth/redirect-after-login.server';
import { parsePostedForm } from '~/bff/forms/posted-form.server';
import { visitorAction, visitorLoader } from '~/bff/route-handlers.server';
import { safePath } from '~/bff/http/safe-redirect';
import { invalidAccountForm } from '~/features/account/invalid-account-form.server';
import { SignInPage } from '~/features/account/sign-in-page';
import { listDemoAccounts, signIn, signInForm, withDemoAccount } from '~/features/account/sign-in.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';

export const handle = { i18n: 'account' };

export const loader = visitorLoader(async ({ ctx, request }) => ({
  title: ctx.t('account:signInTitle'),
  description: ctx.t('account:signInDescription'),
  redirectTo: safePath(getRedirectTo(request), ''),
  demoAccounts: listDemoAccounts(ctx),
}));

export const action = visitorAction(async ({ ctx, request }) => {
  const submission = parsePostedForm(ctx, withDemoAccount(ctx, await request.formData()), signInForm);
  if (submission.status !== 'success') return invalidAccountForm(submission.reply());
  const rejection = await signIn(ctx, submission.value);
  if (rejection) return invalidAccountForm(submission.reply(), rejection);
  return redirectAfterLogin(ctx, submission.value.redirectTo || getRedirectTo(request));
});

export { clientAction, meta } from '~/bff/http/page-exports';
export { headers } from '~/features/account/retry-after';

export default function Login() {
  const { redirectTo, demoAccounts } = useLoaderData<typeof loader>();
  const last = useStickyActionData<typeof action>();
  return (
    <SignInPage result={last?.form} rejection={last?.rejection} redirectTo={redirectTo} demoAccounts={demoAccounts} />
  );
}
