export type Route = (typeof window.__remixRouter.routes)[number];

/** Visits the router's routes, parents before their children. */
export function forEachRoute(routes: readonly Route[], visit: (route: Route) => void): void {
  for (const route of routes) {
    visit(route);
    forEachRoute(route.children ?? [], visit);
  }
}
