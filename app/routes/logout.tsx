import { useLoaderData } from '@remix-run/react';
import { publicAction, publicLoader } from '~/bff/route-handlers.server';
import { redirectWithFlash } from '~/bff/http/flash.server';
import { clearFormDraftOnSignOut } from '~/bff/auth/form-draft.server';
import { SignOutPage } from '~/features/account/sign-out-page';

/** Who is banned leaves the device to somebody else here. */
export const handle = { i18n: 'account', openToBanned: true };

/** Only shows a button: nothing that merely fetches this address can sign anyone out. */
export const loader = publicLoader(async ({ ctx }) => ({
  title: ctx.t('account:signOutTitle'),
  description: ctx.t('account:signOutDescription'),
  isSignedIn: ctx.session.isSignedIn,
}));

export const action = publicAction(async ({ ctx, request }) => {
  const cookies = await clearFormDraftOnSignOut(ctx, request);
  await ctx.session.end();
  return redirectWithFlash(ctx, ctx.links.to('login'), { text: ctx.t('account:signedOut') }, { cookies });
});

export { clientAction, meta } from '~/bff/http/page-exports';

export default function Logout() {
  return <SignOutPage isSignedIn={useLoaderData<typeof loader>().isSignedIn} />;
}
