import { inLanguage, perLanguage, type Language } from '../i18n/languages';
import { routes, type RouteName } from './table';

type QueryValue = string | number | boolean | readonly string[] | undefined;
export type LinkQuery = Readonly<Record<string, QueryValue>>;

/** Writes addresses of this portal in one language. */
export interface Links {
  /** Path of a route; `params` fill its `:name` and `*` parts, each segment percent-encoded. `weekday` in a query: 1 Monday to 7 Sunday. */
  to(name: RouteName, params?: Readonly<Record<string, string>>, query?: LinkQuery): string;
  /** A path of this site, as it stands in the default language, in this language. */
  path(path: string): string;
}

/** The only way to write a URL of the portal; the same object each time. */
export function linksFor(language: Language): Links {
  return links[language];
}

const links = perLanguage(linksIn);

function linksIn(language: Language): Links {
  return {
    to: (name, params = {}, query) => inLanguage(fillPath(name, params), language) + (query ? searchOf(query) : ''),
    path: (path) => inLanguage(path, language),
  };
}

/** `?a=1&b=2`, absent values left out; an empty string when nothing is left. */
export function searchOf(query: LinkQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === false) continue;
    for (const each of Array.isArray(value) ? (value as readonly string[]) : [value]) search.append(name, String(each));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

function fillPath(name: RouteName, params: Readonly<Record<string, string>>): string {
  const { path } = routes[name];
  if (!/[:*]/.test(path)) return `/${path}`;
  const filled = path.split('/').map((segment) => {
    if (segment === '*') return (params['*'] ?? '').split('/').map(encodeURIComponent).join('/');
    return segment.startsWith(':') ? encodeURIComponent(params[segment.slice(1)] ?? '') : segment;
  });
  return `/${filled.join('/')}`;
}
