import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { takeFullPageLoads } from '~/deployment/full-page-loads';
import { fetchOptional } from '~/ui/optional-code';

/** A page is kept once it has been seen this long, ms; by then it has loaded and nobody waits for anything. */
const SEEN_MS = 2500;
const crawlers = /bot\b|crawl|spider|slurp|preview/i;

/**
 * Keeps the last seen pages on the device. Called once, by the root.
 * @param owner who sees the page; null where nothing is kept
 */
export function useOfflineCopies(owner: string | null): void {
  const { key } = useLocation();
  // A copy is a page, not data for the page that is open.
  useEffect(
    () =>
      takeFullPageLoads(
        () => !navigator.onLine && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
      ),
    [],
  );
  useEffect(() => {
    if (
      !import.meta.env.PROD ||
      owner === null ||
      !('serviceWorker' in navigator) ||
      crawlers.test(navigator.userAgent)
    )
      return;
    // Full storage, private windows: then nothing is kept, and nobody misses it before the connection goes.
    const keep = () =>
      void fetchOptional(() => import('./keep-copy'))
        .then(({ keepCopy }) => keepCopy(owner))
        .catch(() => undefined);
    const timer = setTimeout(keep, SEEN_MS);
    return () => clearTimeout(timer);
  }, [key, owner]);
}
