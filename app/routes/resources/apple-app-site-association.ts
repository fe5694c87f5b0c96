import { publicLoader } from '~/bff/route-handlers.server';
import { siteAssociation } from './site-association.server';

/** /.well-known/apple-app-site-association: the iOS app that opens links to the portal (universal links). */
export const loader = publicLoader(async ({ ctx }) => {
  const id = ctx.services.env.iosAppId;
  return siteAssociation(id && { applinks: { details: [{ appIDs: [id], components: [{ '/': '*' }] }] } });
});
