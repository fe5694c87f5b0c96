import { isImporting } from '~/browser/boot/import-optional';
import { allowReload } from './reload-guard';

/** Reloads the page when a chunk is missing after a deployment, at most once in 10 s. @returns a function that stops it */
export function reloadForFailedChunks(): () => void {
  const reload = () => {
    // Offline, the open page is better than none.
    if (!isImporting() && navigator.onLine && allowReload(() => window.sessionStorage, Date.now()))
      window.location.reload();
  };
  window.addEventListener('vite:preloadError', reload);
  return () => window.removeEventListener('vite:preloadError', reload);
}
