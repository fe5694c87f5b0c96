import { matchRoutes } from '@remix-run/react';
import { withoutLanguage } from './i18n/languages';
import { routes, type Access, type RouteName } from './routes';

const table = (Object.keys(routes) as RouteName[]).map((name) => ({ path: `/${routes[name].path}`, handle: name }));

/** The route that answers a path of this site, in any language; `/{slug…}` takes whatever no other does. */
export function matchRoute(pathname: string): RouteName {
  const [match] = matchRoutes(table, withoutLanguage(pathname)) ?? [];
  return match?.route.handle ?? 'slug';
}

/** Who may open the page at a path of this site. */
export function accessOf(pathname: string): Access {
  return routes[matchRoute(pathname)].access;
}
