import { parsePageNumber } from '~/bff/http/page-number';
import { matchRoute } from '~/match-route';
import { routes, type RouteName } from '~/routes';
import { defaultLanguage, inLanguage, type Language, languageOf, languages, withoutLanguage } from '~/i18n/languages';

export interface AlternateLink {
  readonly rel: 'canonical' | 'alternate';
  readonly href: string;
  readonly hrefLang?: string;
}

/** Lists whose pages have their own canonical URLs. */
const lists: ReadonlySet<RouteName> = new Set<RouteName>(['catalog', 'category', 'catalog-id']);

/** Parameters that belong to the canonical URL. */
const contentParams: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  search: ['q', 'page'],
  'cart-link': ['l'],
};

/** Canonical URL and language variants; x-default is Ukrainian. Lower case except ids, no trailing slash, only content parameters. A customer's page with a query has none: phones share the canonical URL. */
export function alternateLinks(origin: string, pathname: string, search = ''): AlternateLink[] {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const bare = withoutLanguage(path);
  const name = matchRoute(path);
  const route = routes[name];
  if (route.access === 'customer' && search !== '') return [];
  const page = lists.has(name) ? pageOf(search) : contentOf(name, search);
  const canonical = lowerCase(bare, route.path);
  const addressIn = (language: Language) => origin + inLanguage(canonical, language) + page;
  return [
    { rel: 'canonical', href: addressIn(languageOf(path)) },
    ...languages.map((language) => ({ rel: 'alternate' as const, hrefLang: language, href: addressIn(language) })),
    { rel: 'alternate', hrefLang: 'x-default', href: addressIn(defaultLanguage) },
  ];
}

function lowerCase(bare: string, pattern: string): string {
  const parts = `/${pattern}`.split('/');
  return bare
    .split('/')
    .map((segment, at) => (parts[at]?.startsWith(':') ? segment : segment.toLowerCase()))
    .join('/');
}

function contentOf(name: RouteName, search: string): string {
  const given = new URLSearchParams(search);
  const names = contentParams[name] ?? [];
  const params = new URLSearchParams(names.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  return params.size > 0 ? `?${params}` : '';
}

function pageOf(search: string): string {
  const page = parsePageNumber(new URLSearchParams(search).get('page')) ?? 1;
  return page > 1 ? `?page=${page}` : '';
}
