import { useLoaderData } from '@remix-run/react';
import { constraintsOf, parsePostedForm } from '~/bff/forms/posted-form.server';
import { visitorAction, visitorLoader } from '~/bff/route-handlers.server';
import { ApplicationSent } from '~/features/account/application-sent';
import { BecomeClientPage } from '~/features/account/become-client-page';
import { application, loadApplicationSent, sendApplication } from '~/features/account/become-client.server';
import { redirectWithFlash } from '~/bff/http/flash.server';
import { invalidAccountForm } from '~/features/account/invalid-account-form.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';

export const handle = { i18n: 'account' };

export const loader = visitorLoader(async ({ ctx, request }) => {
  const isSent = new URL(request.url).searchParams.has('sent');
  return {
    title: ctx.t(isSent ? 'account:applicationSent' : 'account:becomeClientTitle'),
    description: ctx.t('account:becomeClientDescription'),
    sent: isSent ? await loadApplicationSent(ctx, new Date()) : null,
    roles: application.shape.role.options,
    constraint: constraintsOf(application),
  };
});

export const action = visitorAction(async ({ ctx, request }) => {
  const submission = parsePostedForm(ctx, await request.formData(), application);
  if (submission.status !== 'success') return invalidAccountForm(submission.reply());
  const rejection = await sendApplication(ctx, submission.value);
  if (rejection) return invalidAccountForm(submission.reply(), rejection);
  return redirectWithFlash(ctx, ctx.links.to('becomeClient', {}, { sent: 1 }));
});

export { clientAction, meta } from '~/bff/http/page-exports';
export { headers } from '~/features/account/retry-after';

export default function BecomeClient() {
  const { sent, roles, constraint } = useLoaderData<typeof loader>();
  const last = useStickyActionData<typeof action>();
  if (sent) return <ApplicationSent view={sent} />;
  return <BecomeClientPage result={last?.form} rejection={last?.rejection} roles={roles} constraint={constraint} />;
}
