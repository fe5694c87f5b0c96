import { isImporting } from '~/browser/boot/import-optional';
import { allowReload } from './reload-guard';

/**
 * Code that a page needs and that cannot be fetched has mostly been replaced by a new deployment: the page is loaded again, at most once in ten
 * seconds; after that the error page says so. Modules of routes Remix reloads by itself.
 * @returns how to stop
 */
export function reloadForFailedChunks(): () => void {
  const reload = () => {
    // Without a connection the page that is open is the best there is.
    if (!isImporting() && navigator.onLine && allowReload(() => window.sessionStorage, Date.now()))
      window.location.reload();
  };
  window.addEventListener('vite:preloadError', reload);
  return () => window.removeEventListener('vite:preloadError', reload);
}
