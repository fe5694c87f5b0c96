import { useEffect } from 'react';
import { recoverFromFailedChunks } from './failed-chunks';
import { takeFullPageLoads } from './full-page-loads';
import { watchForNewVersion } from './new-version';

/**
 * Keeps an open tab in step with deployments: once there is a new one, the next navigation is a full page load, never
 * earlier, so that nothing typed is lost. Called once, by the root.
 */
export function useDeployments(): void {
  useEffect(() => {
    // The development server numbers its builds anew at every question.
    if (!import.meta.env.PROD) return;
    let isOutdated = false;
    const outdate = () => { isOutdated = true; };
    recoverFromFailedChunks(outdate);
    const stops = [takeFullPageLoads(() => isOutdated), watchForNewVersion(outdate)];
    return () => stops.forEach((stop) => stop());
  }, []);
}
