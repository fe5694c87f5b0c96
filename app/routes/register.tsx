import { useLoaderData } from '@remix-run/react';
import { getRedirectTo, redirectAfterLogin } from '~/bff/auth/redirect-after-login.server';
import { constraintsOf, parsePostedForm } from '~/bff/forms/posted-form.server';
import { visitorAction, visitorLoader } from '~/bff/route-handlers.server';
import { safePath } from '~/bff/http/safe-redirect';
import { invalidAccountForm } from '~/features/account/invalid-account-form.server';
import { RegisterPage } from '~/features/account/register-page';
import { register, registration } from '~/features/account/register.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';

export const handle = { i18n: 'account' };

export const loader = visitorLoader(async ({ ctx, request }) => ({
  title: ctx.t('account:registerTitle'),
  description: ctx.t('account:registerDescription'),
  redirectTo: safePath(getRedirectTo(request), ''),
  constraint: constraintsOf(registration),
}));

export const action = visitorAction(async ({ ctx, request }) => {
  const submission = parsePostedForm(ctx, await request.formData(), registration);
  if (submission.status !== 'success') return invalidAccountForm(submission.reply());
  const rejection = await register(ctx, submission.value);
  if (rejection) return invalidAccountForm(submission.reply(), rejection);
  return redirectAfterLogin(ctx, submission.value.redirectTo || getRedirectTo(request), {
    text: ctx.t('account:registered'),
  });
});

export { clientAction, meta } from '~/bff/http/page-exports';
export { headers } from '~/features/account/retry-after';

export default function Register() {
  const { redirectTo, constraint } = useLoaderData<typeof loader>();
  const last = useStickyActionData<typeof action>();
  return (
    <RegisterPage result={last?.form} rejection={last?.rejection} redirectTo={redirectTo} constraint={constraint} />
  );
}
