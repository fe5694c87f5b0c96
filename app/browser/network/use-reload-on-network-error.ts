import { useEffect } from 'react';
import { allowReload } from '~/browser/deploy/reload-guard';

/** What browsers say where no answer comes, and Remix of an answer that is not its own. */
const networkFailure = /failed to fetch|networkerror|load failed|unable to decode/i;

/** Has the browser itself ask for a page whose data did not come: it has its copies, or says why. At most once in ten seconds. */
export function useReloadOnNetworkError(error: unknown): void {
  const isLost = error instanceof Error && networkFailure.test(error.message);
  useEffect(() => {
    if (isLost && allowReload(() => window.sessionStorage, Date.now())) window.location.reload();
  }, [isLost]);
}
