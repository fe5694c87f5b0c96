import { useEffect, useState } from 'react';
import { reloadForFailedChunks } from './failed-chunks';
import { forceDocumentNavigation } from './full-page-loads';
import { watchForNewVersion } from './new-version';

/**
 * Keeps an open tab in step with deployments: once there is a new one, the next navigation is a full page load, never
 * earlier, so that nothing typed is lost.
 * @param buildId of the build that wrote the page's data; the first one is the page's own
 */
export function useDeployments(buildId: string): void {
  const [own] = useState(buildId);
  useEffect(() => {
    // The development server numbers its builds again at every question.
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
