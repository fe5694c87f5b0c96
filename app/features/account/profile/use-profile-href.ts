import { useLocation } from '@remix-run/react';
import type { LinkQuery } from '~/routing/links';
import { useLinks } from '~/use-links';
import { isFromCheckout } from './profile-intent';

/** URLs of this page that keep the way back to checkout. */
export function useProfileHref(): (query?: LinkQuery, part?: string) => string {
  const links = useLinks();
  const from = isFromCheckout(useLocation().search) ? 'checkout' : undefined;
  return (query = {}, part = 'addresses') => `${links.to('profile', {}, { ...query, from })}#${part}`;
}
