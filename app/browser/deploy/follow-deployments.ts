import { useEffect, useState } from 'react';
import { reloadForFailedChunks } from './failed-chunks';
import { forceDocumentNavigation } from './force-document-navigation';
import { watchForNewVersion } from './new-version';

/** Makes the next navigation a full page load after a deployment; never reloads by itself, so nothing typed is lost. */
export function useDeployments(buildId: string): void {
  const [own] = useState(buildId);
  useEffect(() => {
    // The development server changes its build id all the time.
    if (!import.meta.env.PROD) return;
    let isOutdated = false;
    const stops = [
      reloadForFailedChunks(),
      forceDocumentNavigation(() => isOutdated),
      watchForNewVersion(own, () => {
        isOutdated = true;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [own]);
}
