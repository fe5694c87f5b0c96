import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { readPages } from '~/supply/read-pages.server';
import type { Scope } from '~/bff/scope.server';
import { languages, type Language } from '~/i18n/languages';
import type { RouteName } from '~/routes';
import { MOST_PER_PAGE } from '~server/api/paging';
import { readProductIds } from './product-ids.server';
import { sitemapIndex, urlEntry, urlSetEnd, urlSetStart } from './sitemap-xml';

/** Addresses of one part. */
const PART_SIZE = 5_000;
const PAGES_OF_PART = PART_SIZE / MOST_PER_PAGE;
const MOST_PARTS = 100;

/** Public pages that are no goods. */
const plainPages: readonly RouteName[] = ['index', 'catalog', 'contact', 'becomeClient', 'privacy-policy', 'terms-of-use'];

/** The index: for each language its pages and sections, then its products. */
export async function writeSitemapIndex(scope: Scope, sections: readonly string[]): Promise<string> {
  const parts = [
    ...partNames('pages', partsOf(plainPages.length + sections.length)),
    ...partNames('products', await countProductParts(scope)),
  ];
  return sitemapIndex(languages.flatMap((language) => parts.map((part) => `${scope.origin}/sitemaps/${language}-${part}.xml`)));
}

/**
 * One part as XML, streamed while its products are paged through; null when there is no such part.
 * @param file such as `en-products-2.xml`
 * @param sections addresses of the catalogue's sections in the default language
 * @throws WholesaleError when not even its first products can be had
 */
export async function openSitemapPart(scope: Scope, file: string, sections: readonly string[]): Promise<ReadableStream | null> {
  const [, prefix, kind, number] = /^([a-z]+)-(pages|products)-([1-9]\d?|100)\.xml$/.exec(file) ?? [];
  const language = languages.find((each) => each === prefix);
  if (!language) return null;
  const paths = kind === 'pages' ? pagePaths(scope, sections, Number(number)) : productPaths(scope, Number(number));
  const first = await paths.next();
  if (first.done) return null;
  const lines = writePart(scope.origin, language, first.value, paths);
  return Readable.toWeb(Readable.from(lines, { objectMode: false })) as ReadableStream;
}

type Paths = AsyncGenerator<readonly string[], void>;

async function* writePart(origin: string, language: Language, first: readonly string[], rest: Paths): AsyncGenerator<string> {
  const write = (paths: readonly string[]) => paths.map((path) => urlEntry(origin, path, language)).join('');
  yield urlSetStart + write(first);
  for await (const paths of rest) {
    // Ids from the cache come at once: others get their turn between two hundreds of addresses.
    await setImmediate();
    yield write(paths);
  }
  yield urlSetEnd;
}

async function* pagePaths({ links }: Scope, sections: readonly string[], part: number): Paths {
  const all = [...plainPages.map((name) => links.to(name)), ...sections];
  const own = all.slice((part - 1) * PART_SIZE, part * PART_SIZE);
  if (own.length > 0) yield own;
}

async function* productPaths(scope: Scope, part: number): Paths {
  const firstPage = (part - 1) * PAGES_OF_PART + 1;
  for await (const { data: ids } of readPages((page) => readProductIds(scope, page), PAGES_OF_PART, firstPage)) {
    yield ids.map((id) => scope.links.to('product', { id }));
  }
}

/** By the API's own total; where it gives none, by looking whether each part has a first page. */
async function countProductParts(scope: Scope): Promise<number> {
  for (let parts = 0; parts < MOST_PARTS; parts += 1) {
    const { data, meta } = await readProductIds(scope, parts * PAGES_OF_PART + 1);
    if (meta) return Math.min(MOST_PARTS, partsOf(meta.total));
    if (data.length === 0) return parts;
  }
  return MOST_PARTS;
}

function partsOf(addresses: number): number {
  return Math.ceil(addresses / PART_SIZE);
}

function partNames(kind: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${kind}-${index + 1}`);
}
