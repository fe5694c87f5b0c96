import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { publicLoader } from '~/bff/route-handlers.server';
import { ContentPage } from '~/features/content/content-page';
import { loadLegalPage } from '~/features/content/content-page.server';
import styles from '~/styles/prose.css?url';

export const handle = { i18n: 'content', openToBanned: true };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export { meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = publicLoader(({ ctx }) => loadLegalPage(ctx, 'terms-of-use'));

export default function TermsOfUse() {
  return <ContentPage view={useLoaderData<typeof loader>()} />;
}
