import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { pageMeta } from '~/bff/page-meta';
import { publicAction, publicLoader } from '~/bff/route-handlers.server';
import { redirectWithFlash } from '~/bff/redirect-with-flash.server';
import { clearFormDraft } from '~/bff/form-draft.server';
import { SignOutPage } from '~/features/account/sign-out-page';

/** Who is banned leaves the device to somebody else here. */
export const handle = { i18n: 'account', openToBanned: true };

/** Only shows a button: nothing that merely fetches this address can sign anyone out. */
export const loader = publicLoader(async ({ scope }) => ({
  title: scope.t('account:signOutTitle'),
  description: scope.t('account:signOutDescription'),
  isSignedIn: scope.session.isSignedIn,
}));

export const action = publicAction(async ({ scope }) => {
  await scope.session.end();
  return redirectWithFlash(
    scope,
    scope.links.to('login'),
    { text: scope.t('account:signedOut') },
    {
      cookies: [clearFormDraft(scope)],
    },
  );
});

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function Logout() {
  return <SignOutPage isSignedIn={useLoaderData<typeof loader>().isSignedIn} />;
}
