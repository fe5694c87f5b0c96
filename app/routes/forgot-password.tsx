import { useLoaderData } from '@remix-run/react';
import { constraintsOf } from '~/bff/forms/posted-form.server';
import { visitorAction, visitorLoader } from '~/bff/route-handlers.server';
import { RecoveryPage } from '~/features/account/recovery-page';
import { recoveryPasswordForm } from '~/features/account/recovery-form';
import { loadRecoveryStep, handleRecoveryStep } from '~/features/account/recovery-steps.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';

export const handle = { i18n: 'account' };

export const loader = visitorLoader(async ({ ctx, request }) => ({
  title: ctx.t('account:recoveryTitle'),
  description: ctx.t('account:recoveryDescription'),
  recovery: await loadRecoveryStep(ctx, request),
  constraint: constraintsOf(recoveryPasswordForm),
}));

export const action = visitorAction(({ ctx, request }) => handleRecoveryStep(ctx, request));

export { clientAction, meta } from '~/bff/http/page-exports';
export { headers } from '~/features/account/retry-after';

export default function ForgotPassword() {
  const last = useStickyActionData<typeof action>();
  const { recovery, constraint } = useLoaderData<typeof loader>();
  return <RecoveryPage view={recovery} result={last?.form} rejection={last?.rejection} constraint={constraint} />;
}
