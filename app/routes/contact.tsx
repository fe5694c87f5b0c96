import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/bff/page-meta';
import { publicLoader } from '~/bff/route-handlers.server';
import { ContactPage } from '~/features/contact/contact-page';
import { readContact } from '~/features/contact/contact.server';
import { organizationData } from '~/features/seo/structured-data';
import { StructuredData } from '~/features/seo/structured-data-script';

/** A banned customer needs this page most. */
export const handle = { i18n: 'contact', openToBanned: true };

export const loader = publicLoader(async ({ scope }) => {
  const view = await readContact(scope, new Date());
  const { origin, links, portal } = scope;
  return {
    title: scope.t('contact:title'),
    description: scope.t('contact:description'),
    view,
    organization: organizationData({
      ...view,
      name: portal.env.shopName,
      url: origin + links.to('index'),
      logo: `${origin}/favicon.svg`,
    }),
  };
});

export const meta = pageMeta<typeof loader>;

export default function Contact() {
  const { view, organization } = useLoaderData<typeof loader>();
  return (
    <>
      <ContactPage view={view} />
      <StructuredData json={organization} />
    </>
  );
}
