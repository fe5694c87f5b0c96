import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

const MINUTE_MS = 60_000;
/** Longer than a working day nobody needs a countdown. */
const MAX_MS = 12 * 60 * MINUTE_MS;

type Props = {
  /** ISO 8601. */
  deadline: string;
  /** The time left in words. */
  write: (left: { hours: number; minutes: number }) => string;
};

/** The time left until a deadline that stands in words beside it; with scripts only. Once it is over the page is read anew. */
export function Countdown({ deadline, write }: Props) {
  const { revalidate, state } = useRevalidator();
  const isLoading = useRef(false);
  useEffect(() => {
    isLoading.current = state === 'loading';
  }, [state]);
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const end = Date.parse(deadline);
    const tick = () => setLeft(end - Date.now());
    tick();
    const timer = setInterval(tick, MINUTE_MS / 2);
    // Several of one page end together: another reading would break off the one under way.
    const readAnew = () => {
      if (!isLoading.current) revalidate();
    };
    const over = setTimeout(readAnew, Math.min(Math.max(end - Date.now(), MINUTE_MS), 2 ** 31 - 1));
    return () => {
      clearInterval(timer);
      clearTimeout(over);
    };
  }, [deadline, revalidate]);
  if (left === undefined || left <= 0 || left > MAX_MS) return null;
  const minutes = Math.max(1, Math.floor(left / MINUTE_MS));
  return (
    <span className="whitespace-nowrap font-semibold">
      {` ${write({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })}`}
    </span>
  );
}
