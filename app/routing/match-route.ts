import { withoutLanguage } from '../i18n/languages';
import { routeNames, routes, type RouteEntry, type RouteName } from './table';

interface Pattern {
  readonly name: RouteName;
  readonly pattern: RegExp;
}

/** The more of a path is written out, the earlier it is tried; the one that takes all paths comes last. */
const patterns: readonly Pattern[] = routeNames
  .map((name) => ({ name, pattern: patternOf(routes[name].path), vague: vagueness(routes[name].path) }))
  .sort((one, other) => one.vague - other.vague);

function patternOf(path: string): RegExp {
  if (path === '*') return /^/;
  const pattern = path.replace('.', '\\.').replace(/:\w+/g, '[^/]+').replace('/*', '(?:/.*)?');
  return new RegExp(`^/${pattern}/?$`, 'i');
}

function vagueness(path: string): number {
  return (path.match(/:/g)?.length ?? 0) + (path.includes('*') ? 10 : 0) + (path === '*' ? 100 : 0);
}

/**
 * The route that answers a path of this site, in any language and case, with or without a slash at its end, as Remix's router takes it; `slug` takes
 * what no other does. For the service worker, too, so without the router's own code.
 */
export function matchRoute(pathname: string): RouteName {
  const path = decode(withoutLanguage(pathname));
  return patterns.find(({ pattern }) => pattern.test(path))?.name ?? 'slug';
}

/** Whether a path of this site leads to one of these routes. */
export function isRoute(names: readonly RouteName[], pathname: string): boolean {
  return names.includes(matchRoute(pathname));
}

/** The row of the page at a path of this site. */
export function routeAt(pathname: string): RouteEntry {
  return routes[matchRoute(pathname)];
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
