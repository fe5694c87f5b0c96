import { publicLoader } from '~/bff/route-handlers.server';
import { siteAssociation } from './site-association.server';

/** /.well-known/assetlinks.json: the Android app that opens links to the portal (Digital Asset Links). */
export const loader = publicLoader(async ({ ctx }) => {
  const app = ctx.services.env.androidApp;
  const target = app && {
    namespace: 'android_app',
    package_name: app.id,
    sha256_cert_fingerprints: app.fingerprints,
  };
  return siteAssociation(target && [{ relation: ['delegate_permission/common.handle_all_urls'], target }]);
});
