import { useEffect } from 'react';
import { reloadOnce } from '~/browser/deploy/reload-guard';

/** Messages of browsers without a response, and of Remix for a response that is not its own. */
const networkFailure = /failed to fetch|networkerror|load failed|unable to decode/i;

/** Loads the whole document when its data did not come: the service worker may have it offline. At most once in 10 s. */
export function useReloadOnNetworkError(error: unknown): void {
  const isLost = error instanceof Error && networkFailure.test(error.message);
  useEffect(() => {
    if (isLost) reloadOnce();
  }, [isLost]);
}
