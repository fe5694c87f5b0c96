import { useEffect } from 'react';
import { forceDocumentNavigation } from './force-document-navigation';
import { isLostPage } from './lost-chunks';

const POLL_INTERVAL_MS = 5 * 60_000;

/** Calls `onNew` once when the server runs another build; a failed poll is ignored. @returns a function that stops it */
function watchForNewVersion(own: string, onNew: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;

  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    const version = await loadBuildId(signal);
    if (signal.aborted || version === null || version === own) return;
    stop();
    onNew();
  }

  const timer = setInterval(() => void ask(), POLL_INTERVAL_MS);
  const stop = () => {
    controller.abort();
    clearInterval(timer);
  };
  document.addEventListener('visibilitychange', () => void ask(), { signal });
  return stop;
}

async function loadBuildId(signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch('/build-id', { signal, cache: 'no-store' });
    const text = response.ok ? await response.text() : '';
    return /^[0-9a-f]{8}$/.test(text) ? text : null;
  } catch {
    return null;
  }
}

/** Makes the next navigation a full page load after a deployment; never reloads by itself, so nothing typed is lost. */
export function useDeployments(): void {
  useEffect(() => {
    // The development server updates its pages by itself.
    if (!import.meta.env.PROD) return;
    let isOutdated = false;
    const stops = [
      forceDocumentNavigation((pathname) => isOutdated || isLostPage(pathname)),
      watchForNewVersion(import.meta.env.BUILD_ID ?? '', () => {
        isOutdated = true;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
