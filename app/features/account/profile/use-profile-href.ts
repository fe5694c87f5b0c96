import { useLocation } from '@remix-run/react';
import type { LinkQuery } from '~/links';
import { useLinks } from '~/use-links';
import { isFromCheckout } from './profile-intent';

/** Addresses of parts of this page; whoever came from checkout is still led back there. */
export function useProfileHref(): (query?: LinkQuery, part?: string) => string {
  const links = useLinks();
  const from = isFromCheckout(useLocation().search) ? 'checkout' : undefined;
  return (query = {}, part = 'addresses') => `${links.to('profile', {}, { ...query, from })}#${part}`;
}
