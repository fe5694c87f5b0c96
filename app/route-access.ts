import { matchRoutes } from '@remix-run/react';
import { withoutLanguage } from './i18n/languages';
import { routes, type Access } from './routes';

const table = Object.values(routes).map(({ path, access }) => ({ path: `/${path}`, handle: access }));

/** Who may open the page at a path of this site, in any language; `/{slug…}` takes whatever no other page does. */
export function accessOf(pathname: string): Access {
  const [match] = matchRoutes(table, withoutLanguage(pathname)) ?? [];
  return match?.route.handle ?? 'public';
}
