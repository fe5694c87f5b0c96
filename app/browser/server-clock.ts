import { useRouteLoaderData } from '@remix-run/react';
import { useEffect } from 'react';

/** A time of the server, ms, and when the browser had it. */
interface Reading {
  readonly server: number;
  /** By `performance.now()`, which nobody sets, but which stops while a phone sleeps. */
  readonly uptime: number;
  /** By the device's clock, which may be wrong, but which goes on. */
  readonly device: number;
}

let last: Reading | undefined;
let isStarted = false;

/** The server's time now, ms: the newest told by a page, and what has passed since. The device's own time before one is told. */
export function serverNow(): number {
  if (!last) return Date.now();
  return last.server + Math.max(performance.now() - last.uptime, Date.now() - last.device);
}

/** Notes a time that the server told. What the page's document told is as old as its response. */
export function noteServerTime(server: number | undefined): void {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const uptime = performance.now();
  const age = isStarted || !document ? 0 : uptime - document.responseStart;
  isStarted = true;
  if (server === undefined || (last && server <= last.server)) return;
  last = { server, uptime: uptime - age, device: Date.now() - age };
}

/** Keeps `serverNow` right while data of pages come; before the effects of the component that calls it. */
export function useServerClock(): void {
  const now = useRouteLoaderData<{ readonly now?: number } | undefined>('root')?.now;
  useEffect(() => noteServerTime(now), [now]);
}
