import { useLoaderData } from '@remix-run/react';
import { publicLoader } from '~/bff/route-handlers.server';
import { previewPicture } from '~/data/images.server';
import { ContactPage } from '~/features/content/contact/contact-page';
import { loadContact } from '~/features/content/contact/contact.server';
import { organizationData } from '~/features/seo/structured-data';
import { StructuredData } from '~/features/seo/structured-data-script';

/** A banned customer needs this page most. */
export const handle = { i18n: 'contact', openToBanned: true };

export { meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = publicLoader(async ({ ctx }) => {
  const view = await loadContact(ctx, new Date());
  const { origin, links, shopName } = ctx;
  return {
    title: ctx.t('contact:title'),
    description: ctx.t('contact:description'),
    preview: previewPicture(null),
    view,
    organization: organizationData({
      ...view,
      name: shopName,
      url: origin + links.to('index'),
      logo: `${origin}/favicon.svg`,
    }),
  };
});

export default function Contact() {
  const { view, organization } = useLoaderData<typeof loader>();
  return (
    <>
      <ContactPage view={view} />
      <StructuredData json={organization} />
    </>
  );
}
