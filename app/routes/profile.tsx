import { useLoaderData } from '@remix-run/react';
import { data } from '@remix-run/node';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { ProfilePage } from '~/features/account/profile/profile-page';
import { loadProfile, handleProfileForm } from '~/features/account/profile/profile.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';

export const handle = { i18n: 'profile' };

export { clientAction, meta, shouldRevalidate } from '~/bff/http/page-exports';
export { headers } from '~/features/account/retry-after';

export const loader = customerLoader(async ({ ctx, request }) => {
  const { view, cookie } = await loadProfile(ctx, request);
  const page = { title: ctx.t('profile:title'), description: ctx.t('profile:description'), view };
  return data(page, cookie === null ? {} : { headers: { 'set-cookie': cookie } });
});

export const action = customerAction(({ ctx, request }) => handleProfileForm(ctx, request));

export default function Profile() {
  return (
    <ProfilePage view={useLoaderData<typeof loader>().view} rejected={useStickyActionData<typeof action>() ?? null} />
  );
}
