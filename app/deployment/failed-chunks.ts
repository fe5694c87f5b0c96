import { forEachRoute, type Route } from '~/connection/each-route';
import { goAsDocument, isAnswerLost, stayHere } from '~/connection/keep-page';
import { isFetchingOptional } from '~/ui/optional-code';
import { takeReload } from './reload-guard';

type LazyRoute = Awaited<ReturnType<NonNullable<Route['lazy']>>>;

/**
 * A chunk that cannot be fetched is mostly one that a new deployment has replaced: the page is loaded anew, with the
 * navigation under way carried on, at most once in ten seconds; otherwise the error page gets it.
 * @param onLost told when the error page got it: from here on only a page load helps
 */
export function recoverFromFailedChunks(onLost: () => void): void {
  forEachRoute(window.__remixRouter.routes, (route) => fetchFirst(route, onLost));
  window.addEventListener('vite:preloadError', () => {
    // Without a connection the page that is open is the best there is.
    if (!isFetchingOptional() && navigator.onLine && mayReload()) window.location.reload();
  });
}

/** Remix reloads for ever when a route's module fails; fetching it ahead of Remix leaves that decision here. What `lazy` itself throws, Remix would swallow. */
function fetchFirst(route: Route, onLost: () => void): void {
  const { lazy } = route;
  const address = window.__remixManifest.routes[route.id]?.module;
  if (!lazy || address === undefined) return;
  route.lazy = async () => {
    try {
      await import(/* @vite-ignore */ address);
    } catch (error) {
      if (await isAnswerLost()) throw stayHere();
      if (mayReload()) return await loadAnew();
      onLost();
      return raiseInPlace(error);
    }
    return await lazy();
  };
}

/** A page that fails as it is shown, and so gives way to the error page. */
function raiseInPlace(error: unknown): LazyRoute {
  const page: object = {
    Component: () => {
      throw error;
    },
  };
  return page as LazyRoute;
}

function mayReload(): boolean {
  return takeReload(() => window.sessionStorage, Date.now());
}

/** Goes where the customer was going, or reloads where they are; the promise outlives the page. */
function loadAnew(): Promise<never> {
  const { location, state } = window.__remixRouter.state.navigation;
  if (state === 'loading') return goAsDocument(location);
  window.location.reload();
  return new Promise(() => undefined);
}
