import { withoutLanguage } from './i18n/languages';
import { routes, type RouteName } from './routes';

/** Whether a path of this site leads to one of these routes: in any language and case, with or without a slash at its end, as the router takes it. */
export function isRoute(names: readonly RouteName[], pathname: string): boolean {
  const path = withoutLanguage(pathname);
  return names.some((name) => patternOf(routes[name].path).test(path));
}

function patternOf(path: string): RegExp {
  const pattern = path.replace('.', '\\.').replace(/:\w+/g, '[^/]+').replace('/*', '(?:/.*)?');
  return new RegExp(`^/${pattern}/?$`, 'i');
}
