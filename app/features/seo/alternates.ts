import { parsePageNumber } from '~/bff/http/page-number';
import { matchRoute } from '~/match-route';
import { routes, type RouteName } from '~/routes';
import { defaultLanguage, inLanguage, type Language, languageOf, languages, withoutLanguage } from '~/i18n/languages';

export interface AlternateLink {
  readonly rel: 'canonical' | 'alternate';
  readonly href: string;
  readonly hrefLang?: string;
}

/** Public lists: each of their pages shows other goods and so has a canonical address of its own. */
const lists: ReadonlySet<RouteName> = new Set<RouteName>(['catalog', 'category', 'catalog-id']);

/** Parameters that are the content of a page: without them its address shows something else. */
const contentParams: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  search: ['q', 'page'],
  'cart-link': ['l'],
};

/**
 * The canonical address of a page and its language variants, x-default being Ukrainian: lower case, no trailing slash,
 * no parameters but those that are its content. Ids in a path keep their case, a list keeps its page from the second on.
 * A customer's own page with a query has none: a phone shares the canonical address, and would lose the query.
 */
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

/** What stands at a `:name` of the pattern is an opaque id and stays as it is. */
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
  const kept = new URLSearchParams(names.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  return kept.size > 0 ? `?${kept}` : '';
}

function pageOf(search: string): string {
  const page = parsePageNumber(new URLSearchParams(search).get('page')) ?? 1;
  return page > 1 ? `?page=${page}` : '';
}
