import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { useLinks } from '~/links-hook';

/** The number at the bell: as the page brought it, else asked for once the page stands; null as long as it is not known. */
export function useUnread(brought: number | null | undefined): number | null {
  const { data, load } = useFetcher<{ unread: number }>({ key: 'unread' });
  const source = useLinks().to('unread');
  useEffect(() => {
    if (brought === null) load(source);
  }, [brought, load, source]);
  return brought ?? data?.unread ?? null;
}
