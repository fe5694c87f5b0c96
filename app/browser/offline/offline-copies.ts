import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { forceDocumentNavigation } from '~/browser/deploy/full-page-loads';
import { importOptional } from '~/browser/boot/import-optional';

/** A page is kept once it has been seen this long, ms; by then it has loaded and nobody waits for anything. */
const SEEN_MS = 2500;
const crawlers = /bot\b|crawl|spider|slurp|preview/i;

/**
 * Keeps the last seen pages on the device. Called once, by the root.
 * @param owner who sees the page; null where nothing is kept
 */
export function useOfflineSnapshots(owner: string | null): void {
  const { key } = useLocation();
  // A copy is a page, not data for the page that is open.
  useEffect(
    () =>
      forceDocumentNavigation(
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
      void importOptional(() => import('./keep-copy'))
        .then(({ saveSnapshot }) => saveSnapshot(owner))
        .catch(() => undefined);
    const timer = setTimeout(keep, SEEN_MS);
    return () => clearTimeout(timer);
  }, [key, owner]);
}
