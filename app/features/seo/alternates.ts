import { parsePageNumber } from '~/bff/http/page-number';
import { routeAt } from '~/routing/match-route';
import { defaultLanguage, inLanguage, type Language, languageOf, languages, withoutLanguage } from '~/i18n/languages';

export interface AlternateLink {
  readonly rel: 'canonical' | 'alternate';
  readonly href: string;
  readonly hrefLang?: string;
}

/** Canonical URL and language variants; x-default is Ukrainian. Lower case except ids, no trailing slash, only content parameters. A customer's page with a query has none: phones share the canonical URL. */
export function alternateLinks(origin: string, pathname: string, search = ''): AlternateLink[] {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const bare = withoutLanguage(path);
  const route = routeAt(path);
  if (route.access === 'customer' && search !== '') return [];
  const page = contentOf(route.canonical ?? [], search);
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

/** The parameters that choose what the page shows; a first page is the list itself. */
function contentOf(names: readonly string[], search: string): string {
  const given = new URLSearchParams(search);
  const isList = names.length === 1 && names[0] === 'page';
  const params = isList ? pageOf(given) : names.flatMap((name) => given.getAll(name).map((value) => [name, value]));
  return params.length > 0 ? `?${new URLSearchParams(params)}` : '';
}

function pageOf(given: URLSearchParams): string[][] {
  const page = parsePageNumber(given.get('page')) ?? 1;
  return page > 1 ? [['page', String(page)]] : [];
}
