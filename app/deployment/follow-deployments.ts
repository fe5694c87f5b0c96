import { useEffect } from 'react';
import { recoverFromFailedChunks } from './failed-chunks';
import { takeFullPageLoads } from './full-page-loads';
import { watchForNewVersion } from './new-version';

let isFollowing = false;

/**
 * Keeps an open tab in step with deployments: once there is a new one, the next navigation is a full page load, never
 * earlier, so that nothing typed is lost. Done once for the document, also where the root comes anew after an error page of its own.
 */
export function useDeployments(): void {
  useEffect(() => {
    // The development server numbers its builds anew at every question.
    if (!import.meta.env.PROD || isFollowing) return;
    isFollowing = true;
    let isOutdated = false;
    const outdate = () => {
      isOutdated = true;
    };
    recoverFromFailedChunks(outdate);
    takeFullPageLoads(() => isOutdated);
    watchForNewVersion(outdate);
  }, []);
}
