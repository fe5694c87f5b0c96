import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { forceDocumentNavigation } from '~/browser/deploy/force-document-navigation';
import { importOptional } from '~/browser/boot/import-optional';

const SEEN_MS = 2500;
const crawlers = /bot\b|crawl|spider|slurp|preview/i;

/** Saves visited pages for offline use. @param owner whose page it is; null saves nothing */
export function useOfflineSnapshots(owner: string | null): void {
  const { key } = useLocation();
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
    // Saving may fail, for instance in a private window.
    const save = () =>
      void importOptional(() => import('./save-snapshot'))
        .then(({ saveSnapshot }) => saveSnapshot(owner))
        .catch(() => undefined);
    const timer = setTimeout(save, SEEN_MS);
    return () => clearTimeout(timer);
  }, [key, owner]);
}
