import { useEffect } from 'react';
import { forceDocumentNavigation } from './force-document-navigation';
import { isLostPage } from './lost-chunks';
import { watchForNewVersion } from './new-version';

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
