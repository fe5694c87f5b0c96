import { useEffect } from 'react';
import { reloadForFailedChunks } from './failed-chunks';
import { forceDocumentNavigation } from './force-document-navigation';
import { watchForNewVersion } from './new-version';

/** Makes the next navigation a full page load after a deployment; never reloads by itself, so nothing typed is lost. */
export function useDeployments(): void {
  useEffect(() => {
    // The development server updates its pages by itself.
    if (!import.meta.env.PROD) return;
    let isOutdated = false;
    const stops = [
      reloadForFailedChunks(),
      forceDocumentNavigation(() => isOutdated),
      watchForNewVersion(import.meta.env.BUILD_ID ?? '', () => {
        isOutdated = true;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
