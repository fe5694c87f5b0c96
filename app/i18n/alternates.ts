import { defaultLanguage, inLanguage, languages, withoutLanguage } from './languages';

export interface AlternateLink {
  readonly rel: 'canonical' | 'alternate';
  readonly href: string;
  readonly hrefLang?: string;
}

/**
 * The canonical address of a page and its language variants, x-default being Ukrainian
 * (decisions: lower case, no trailing slash, no parameters).
 */
export function alternateLinks(origin: string, pathname: string): AlternateLink[] {
  const canonical = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  const bare = withoutLanguage(canonical);
  return [
    { rel: 'canonical', href: origin + canonical },
    ...languages.map((language) => ({ rel: 'alternate' as const, hrefLang: language, href: origin + inLanguage(bare, language) })),
    { rel: 'alternate', hrefLang: 'x-default', href: origin + inLanguage(bare, defaultLanguage) },
  ];
}
