import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { writeFlash } from '~/bff/flash.server';
import { pageMeta } from '~/bff/page-meta';
import { publicAction, publicLoader } from '~/bff/route-handlers.server';
import { SignOutPage } from '~/features/account/sign-out-page';

export const handle = { i18n: 'account' };

/** Only shows a button: nothing that merely fetches this address can sign anyone out. */
export const loader = publicLoader(async ({ scope }) => ({
  title: scope.t('account:signOutTitle'),
  isSignedIn: scope.session.isSignedIn,
}));

export const action = publicAction(async ({ scope }) => {
  scope.session.end();
  const flash = await writeFlash(scope, { text: scope.t('account:signedOut') });
  throw redirect(scope.links.to('login'), { status: 303, headers: { 'set-cookie': flash } });
});

export const meta = pageMeta<typeof loader>;

export default function Logout() {
  return <SignOutPage isSignedIn={useLoaderData<typeof loader>().isSignedIn} />;
}
