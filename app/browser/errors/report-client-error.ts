import { matchRoute } from '~/match-route';
import { framesOf, type ClientErrorKind } from './client-error';

/** The share of page loads whose faults are told. */
const SAMPLED = 0.25;
/** Reports of one page load. */
const MAX_REPORTS = 3;

const isSampled = Math.random() < SAMPLED;
const reported = new Set<string>();

/** Listens for faults that nobody catches, from before the page is live. */
export function watchForErrors(): void {
  window.addEventListener('error', ({ error }) => reportClientError('error', error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportClientError('rejection', reason));
}

/** Tells the server's log of a fault of the portal's own scripts: its kind and places, the page's name and the build; each once. */
export function reportClientError(kind: ClientErrorKind, error: unknown): void {
  if (!isSampled || !(error instanceof Error)) return;
  const stack = framesOf(error.stack ?? '').join('\n');
  if (stack === '' || reported.has(stack) || reported.size >= MAX_REPORTS) return;
  reported.add(stack);
  const page = matchRoute(window.location.pathname);
  const build = import.meta.env.BUILD_ID ?? '';
  navigator.sendBeacon('/client-errors', new URLSearchParams({ kind, name: error.name, stack, page, build }));
}
