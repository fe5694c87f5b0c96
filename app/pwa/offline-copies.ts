import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/** A page is kept once it has been seen this long, ms; by then it has loaded and nobody waits for anything. */
const SEEN_MS = 2500;

/**
 * Keeps the last seen pages on the device. Called once, by the root.
 * @param owner who sees the page; null where nothing is kept
 */
export function useOfflineCopies(owner: string | null): void {
  const { key } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || owner === null || !('serviceWorker' in navigator)) return;
    // Full storage, private windows: then nothing is kept, and nobody misses it before the connection goes.
    const keep = () => void import('./keep-copy').then(({ keepCopy }) => keepCopy(owner)).catch(() => undefined);
    const timer = setTimeout(keep, SEEN_MS);
    return () => clearTimeout(timer);
  }, [key, owner]);
}
