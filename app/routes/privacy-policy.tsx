import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/bff/page-meta';
import { publicLoader } from '~/bff/route-handlers.server';
import { ContentPage } from '~/features/content/content-page';
import { readLegalPage } from '~/features/content/content-page.server';

export const handle = { i18n: 'content', openToBanned: true };

export const loader = publicLoader(({ scope }) => readLegalPage(scope, 'privacy-policy'));

export const meta = pageMeta<typeof loader>;

export default function PrivacyPolicy() {
  return <ContentPage view={useLoaderData<typeof loader>()} />;
}
