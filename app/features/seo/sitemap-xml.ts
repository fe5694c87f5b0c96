import { alternateLinks } from '~/features/seo/alternates';
import { inLanguage, type Language } from '~/i18n/languages';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** @param paths in the default language */
export function urlSet(origin: string, paths: readonly string[], language: Language): string {
  const entries = paths.map((path) => urlEntry(origin, path, language));
  return `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`;
}

function urlEntry(origin: string, path: string, language: Language): string {
  const [canonical, ...alternates] = alternateLinks(origin, inLanguage(path, language));
  const links = alternates.map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang ?? ''}" href="${escapeXml(href)}"/>`,
  );
  return `<url><loc>${escapeXml(canonical?.href ?? '')}</loc>${links.join('')}</url>\n`;
}

export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
