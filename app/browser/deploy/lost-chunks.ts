import { useEffect, useState } from 'react';
import { isImporting } from '~/browser/boot/import-optional';
import { loadingPage, useLoadingPage } from '~/browser/network/page-loading';
import { isOwnReload, reloadOnce } from './reload-guard';

/** The events of the Navigation API that are used here; TypeScript 5.9 does not know it. */
interface NavigateEvent extends Event {
  readonly navigationType: string;
  /** False for a reload by a script. */
  readonly userInitiated: boolean;
}
type NavigationWindow = Window & { readonly navigation?: EventTarget };

const KEY = 'lost-page';

/** Whether the module of a page could not be loaded before: its links are then followed as documents. */
export function isLostPage(pathname: string): boolean {
  try {
    return window.sessionStorage.getItem(KEY) === pathname;
  } catch {
    return false;
  }
}

/** Loads the document of the wanted page when a chunk is gone; a second loss within 10 s throws, for the error page. Remix itself reloads the page that stands there, every time. */
export function useLostChunks(): void {
  useLoadingPage();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    // The development server updates its pages by itself.
    if (!import.meta.env.PROD) return;
    const listening = new AbortController();
    const { signal } = listening;
    const load = () => {
      // Offline the service worker answers, as often as it is asked.
      const wanted = loadingPage();
      if (!navigator.onLine && wanted) window.location.assign(wanted);
      else if (!reloadOnce(wanted)) setError(new Error('a chunk could not be loaded twice in 10 s'));
    };
    const onPreloadError = () => {
      // Offline, the open page is better than none.
      if (!isImporting() && navigator.onLine) load();
    };
    const onNavigate = (event: Event) => {
      const { navigationType, userInitiated, cancelable } = event as NavigateEvent;
      if (navigationType !== 'reload' || userInitiated || !cancelable || isOwnReload()) return;
      event.preventDefault();
      load();
    };
    const onLeave = () => {
      const page = loadingPage();
      if (page) rememberLostPage(new URL(page, window.location.href).pathname);
    };
    if (isLostPage(window.location.pathname)) rememberLostPage('');
    window.addEventListener('vite:preloadError', onPreloadError, { signal });
    (window as NavigationWindow).navigation?.addEventListener('navigate', onNavigate, { signal });
    window.addEventListener('pagehide', onLeave, { signal });
    return () => listening.abort();
  }, []);
  if (error) throw error;
}

function rememberLostPage(pathname: string): void {
  try {
    window.sessionStorage.setItem(KEY, pathname);
  } catch {
    // Without storage the page is opened as any other.
  }
}
