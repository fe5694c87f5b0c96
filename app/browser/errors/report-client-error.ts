import { matchRoute } from '~/routing/match-route';
import { framesOf, type ClientErrorKind } from './client-error';

/** Share of page loads that report errors. */
const SAMPLE_RATE = 0.25;
const MAX_REPORTS = 3;

const isSampled = Math.random() < SAMPLE_RATE;
const reported = new Set<string>();

export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error }) => reportClientError('error', error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportClientError('rejection', reason));
}

/** Sends an error to the server's log, each once: kind, frames, route and build. */
export function reportClientError(kind: ClientErrorKind, error: unknown): void {
  if (!isSampled || !(error instanceof Error)) return;
  const stack = framesOf(error.stack ?? '').join('\n');
  if (stack === '' || reported.has(stack) || reported.size >= MAX_REPORTS) return;
  reported.add(stack);
  const page = matchRoute(window.location.pathname);
  const build = import.meta.env.BUILD_ID ?? '';
  navigator.sendBeacon('/client-errors', new URLSearchParams({ kind, name: error.name, stack, page, build }));
}
