import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { serverNow, useServerClock } from '~/browser/server-clock';

const MINUTE_MS = 60_000;
/** No countdown is shown before this, ms. */
const MAX_MS = 12 * 60 * MINUTE_MS;

type Props = {
  deadline: string;
  write: (left: { hours: number; minutes: number }) => string;
};

/** Time left until `deadline` (ISO 8601) by the server's clock, with JavaScript only; revalidates when it has passed. */
export function Countdown({ deadline, write }: Props) {
  const { revalidate, state } = useRevalidator();
  const isLoading = useRef(false);
  useEffect(() => {
    isLoading.current = state === 'loading';
  }, [state]);
  useServerClock();
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const end = Date.parse(deadline);
    const tick = () => setLeft(end - serverNow());
    tick();
    const timer = setInterval(tick, MINUTE_MS / 2);
    // Several countdowns end together: a second revalidation would cancel the first.
    const revalidateOnce = () => {
      if (!isLoading.current) revalidate();
    };
    const over = setTimeout(revalidateOnce, Math.min(Math.max(end - serverNow(), MINUTE_MS), 2 ** 31 - 1));
    return () => {
      clearInterval(timer);
      clearTimeout(over);
    };
  }, [deadline, revalidate]);
  if (left === undefined || left <= 0 || left > MAX_MS) return null;
  const minutes = Math.max(1, Math.floor(left / MINUTE_MS));
  return (
    <span role="timer" className="whitespace-nowrap font-semibold">
      {` ${write({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })}`}
    </span>
  );
}
