import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { constraintsOf } from '~/bff/form.server';
import { pageMeta } from '~/bff/page-meta';
import { visitorAction, visitorLoader } from '~/bff/route-handlers.server';
import { RecoveryPage } from '~/features/account/recovery-page';
import { recoveryPasswordForm } from '~/features/account/recovery-form';
import { readRecoveryStep, takeRecoveryStep } from '~/features/account/recovery-steps.server';
import { retryAfterHeaders } from '~/features/account/retry-after';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: 'account' };

export const loader = visitorLoader(async ({ scope, request }) => ({
  title: scope.t('account:recoveryTitle'),
  description: scope.t('account:recoveryDescription'),
  recovery: await readRecoveryStep(scope, request),
  constraint: constraintsOf(recoveryPasswordForm),
}));

export const action = visitorAction(({ scope, request }) => takeRecoveryStep(scope, request));

export const clientAction = createClientAction();

export const headers = retryAfterHeaders;
export const meta = pageMeta<typeof loader>;

export default function ForgotPassword() {
  const last = useStickyActionData<typeof action>();
  const { recovery, constraint } = useLoaderData<typeof loader>();
  return <RecoveryPage view={recovery} result={last?.form} refusal={last?.refusal} constraint={constraint} />;
}
