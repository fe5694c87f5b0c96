import { useEffect, useState } from 'react';

interface Answer<T> {
  /** The last that came. */
  readonly data: T | null;
  /** The portal did not answer, or led elsewhere. */
  readonly failed: boolean;
}

/**
 * What the portal answers beside the page, in JSON; nothing is asked for at `null`. Asked for past the router, which would put
 * a failure in the page's place and have every form wait for the answer.
 * @param asOf another value asks anew; what has come is shown meanwhile
 */
export function useSideCall<T>(address: string | null, asOf: unknown): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ data: null, failed: false });
  useEffect(() => {
    if (address === null) return;
    const asking = new AbortController();
    readJson<T>(address, asking.signal).then(
      (data) => setAnswer({ data, failed: false }),
      () => {
        if (!asking.signal.aborted) setAnswer({ data: null, failed: true });
      },
    );
    return () => asking.abort();
  }, [address, asOf]);
  return answer;
}

/** A redirect is left to the page that follows: it brings the message that says why. */
async function readJson<T>(address: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(address, { signal, redirect: 'manual' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as T;
}
