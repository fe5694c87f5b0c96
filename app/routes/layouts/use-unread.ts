import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { useLinks } from '~/use-links';
import type { UnreadAnswer } from '../resources/unread-count';

/**
 * The number at the bell: as the page brought it, else asked for once the page stands; null as long as it is not known.
 * @param layout the layout's data: with new ones the number is asked for again
 */
export function useUnread(brought: number | null | undefined, layout: unknown): number | null {
  const source = useLinks().to('unread-count');
  const { load, data } = useFetcher<UnreadAnswer>({ key: 'unread' });
  const isMissing = brought === null;
  useEffect(() => {
    if (isMissing) load(source);
  }, [isMissing, source, layout, load]);
  return brought ?? (data && 'unread' in data ? data.unread : null);
}
