import { useEffect, useRef, useState } from 'react';

/** The longest that Enter waits, ms. */
const MAX_WAIT_MS = 2_000;

/** Enter that is pressed before the suggestions of what is typed have come: it acts when they have, or after a while. */
export function useAwaitedEnter(isPending: boolean, act: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!isWaiting) return;
    const end = () => {
      setWaiting(false);
      latest.current();
    };
    if (!isPending) return end();
    const timer = setTimeout(end, MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, isPending]);
  return { wait: () => setWaiting(true), forget: () => setWaiting(false) };
}
