import { inLanguage, languages } from '~/i18n/languages';
import { routes, type RouteEntry, type RouteName } from '~/routes';

/** Public pages without value for search engines. */
const excludedRoutes: readonly RouteName[] = ['search', 'logout', 'set-language', 'cart-link', 'favourites'];

export function createRobotsTxt(origin: string): string {
  const personal = Object.entries<RouteEntry>(routes)
    .filter(([name, { access }]) => access === 'customer' || (excludedRoutes as readonly string[]).includes(name))
    .map(([, { path }]) => `/${path.replace(/[:*].*$/, '')}`);
  const lines = languages.flatMap((language) =>
    [...new Set(personal)].map((path) => `Disallow: ${inLanguage(path, language)}`),
  );
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
