import { useEffect, useRef, useState } from 'react';

interface Answer<T> {
  /** The last that came. */
  readonly data: T | null;
  /** The portal did not answer, or led elsewhere. */
  readonly failed: boolean;
}

interface SideCall<T> extends Answer<T> {
  /** Shows what is newer than any answer on its way. */
  readonly show: (data: T) => void;
}

/**
 * What the portal answers beside the page, in JSON; nothing is asked for at `null`. Asked for past the router, which would put
 * a failure in the page's place and have every form wait for the answer.
 * @param asOf another value asks anew; what has come is shown meanwhile
 */
export function useSideCall<T>(address: string | null, asOf: unknown): SideCall<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ data: null, failed: false });
  const last = useRef<AbortController>();
  useEffect(() => {
    if (address === null) return;
    const asking = new AbortController();
    last.current = asking;
    readJson<T>(address, asking.signal).then(
      (data) => setAnswer({ data, failed: false }),
      () => {
        if (!asking.signal.aborted) setAnswer(({ data }) => ({ data, failed: true }));
      },
    );
    return () => asking.abort();
  }, [address, asOf]);
  const show = (data: T) => {
    last.current?.abort();
    setAnswer({ data, failed: false });
  };
  return { ...answer, show };
}

/** A redirect is left to the page that follows: it brings the message that says why. */
async function readJson<T>(address: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(address, { signal, redirect: 'manual' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as T;
}
