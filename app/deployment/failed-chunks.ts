import { takeReload } from './reload-guard';

type Route = typeof window.__remixRouter.routes[number];

/**
 * A chunk that cannot be fetched is mostly one that a new deployment has replaced: the page is loaded anew, with the
 * navigation under way carried on, at most once in ten seconds; otherwise the error page gets it.
 */
export function recoverFromFailedChunks(): void {
  forEachRoute(window.__remixRouter.routes, fetchFirst);
  window.addEventListener('vite:preloadError', () => {
    if (mayReload()) window.location.reload();
  });
}

/** Remix reloads for ever when a route's module fails; fetching it ahead of Remix leaves that decision here. */
function fetchFirst(route: Route): void {
  const { lazy } = route;
  const address = window.__remixManifest.routes[route.id]?.module;
  if (!lazy || address === undefined) return;
  route.lazy = async () => {
    try {
      await import(/* @vite-ignore */ address);
    } catch (error) {
      if (!mayReload()) throw error;
      return await loadAnew();
    }
    return await lazy();
  };
}

function forEachRoute(routes: readonly Route[], visit: (route: Route) => void): void {
  for (const route of routes) {
    visit(route);
    forEachRoute(route.children ?? [], visit);
  }
}

function mayReload(): boolean {
  return takeReload(() => window.sessionStorage, Date.now());
}

/** Goes where the customer was going, or reloads where they are; the promise outlives the page. */
function loadAnew(): Promise<never> {
  const { location, formMethod } = window.__remixRouter.state.navigation;
  if (location && (formMethod === undefined || formMethod.toLowerCase() === 'get')) {
    window.location.assign(location.pathname + location.search + location.hash);
  } else {
    window.location.reload();
  }
  return new Promise(() => undefined);
}
