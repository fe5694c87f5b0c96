import { loadWholeList } from '~/data/read-pages.server';
import type { RequestContext } from '~/bff/context.server';
import { languages, inLanguage, type Language } from '~/i18n/languages';
import { routeNames, routes } from '~/routing/table';
import { startDeadline } from '~server/api/deadline';
import { MAX_PER_PAGE } from '~server/api/paging';
import { loadProductIds } from './product-ids.server';
import { alternateLinks } from '~/features/seo/alternates';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** @param paths in the default language */
function urlSet(origin: string, paths: readonly string[], language: Language): string {
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

function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** As many as a slow API gives in time. */
const PART_SIZE = 2_000;
const PAGES_OF_PART = PART_SIZE / MAX_PER_PAGE;
const MAX_PARTS = 100;

const plainPages = routeNames.filter((name) => routes[name].sitemap);

/** For each language: pages and sections, then products. */
export async function createSitemapIndex(ctx: RequestContext, sections: readonly string[]): Promise<string> {
  const parts = [
    ...partNames('pages', partsOf(plainPages.length + sections.length)),
    ...partNames('products', await countProductParts(ctx)),
  ];
  return sitemapIndex(
    languages.flatMap((language) => parts.map((part) => `${ctx.origin}/sitemaps/${language}-${part}.xml`)),
  );
}

/** One part as XML; null when it does not exist. @param file `en-products-2.xml` @throws WholesaleError for an incomplete part; what was loaded is cached, so that a retry gets further */
export async function createSitemapPart(ctx: RequestContext, file: string, sections: readonly string[]) {
  const [, prefix, kind, number] = /^([a-z]+)-(pages|products)-([1-9]\d?|100)\.xml$/.exec(file) ?? [];
  const language = languages.find((each) => each === prefix);
  if (!language) return null;
  const paths = kind === 'pages' ? pagePaths(ctx, sections, Number(number)) : await productPaths(ctx, Number(number));
  return paths.length > 0 ? urlSet(ctx.origin, paths, language) : null;
}

function pagePaths({ links }: RequestContext, sections: readonly string[], part: number): string[] {
  const all = [...plainPages.map((name) => links.to(name)), ...sections];
  return all.slice((part - 1) * PART_SIZE, part * PART_SIZE);
}

async function productPaths(ctx: RequestContext, part: number): Promise<string[]> {
  const deadline = startDeadline();
  const read = (page: number) => loadProductIds(ctx, page, deadline);
  const { entries } = await loadWholeList(read, PAGES_OF_PART, (part - 1) * PAGES_OF_PART + 1);
  return entries.map((id) => ctx.links.to('product', { id }));
}

/** By the API's total, else by probing each part. */
async function countProductParts(ctx: RequestContext): Promise<number> {
  const deadline = startDeadline();
  for (let parts = 0; parts < MAX_PARTS; parts += 1) {
    const { data, meta } = await loadProductIds(ctx, parts * PAGES_OF_PART + 1, deadline);
    if (meta) return Math.min(MAX_PARTS, partsOf(meta.total));
    if (data.length === 0) return parts;
  }
  return MAX_PARTS;
}

function partsOf(addresses: number): number {
  return Math.ceil(addresses / PART_SIZE);
}

function partNames(kind: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${kind}-${index + 1}`);
}
