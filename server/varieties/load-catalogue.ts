import type { WholesaleClient } from '../api/client';
import { isLastPage, MAX_PER_PAGE } from '../api/paging';
import { endpoints } from '../contract/endpoints';
import { languages, perLanguage, type Language } from '../contract/enumerations';
import { createVarietyCollector } from './collect-varieties';
import type { Catalogue } from '../search-index/catalogue';

const MAX_PAGES = 2_000;
const FIRST: Language = 'uk';

export interface CatalogueSource {
  readonly client: WholesaleClient;
  readonly warehouseId: string;
  /** Waits between two pages, given how long the last one took, ms; rejects to give up. */
  readonly pause: (tookMs: number) => Promise<void>;
}

/** Loads the public catalogue page by page as a visitor, then variety names in the other languages. @throws WholesaleError */
export async function loadCatalogue({ client, warehouseId, pause }: CatalogueSource): Promise<Catalogue> {
  const context = (language: Language) => ({ language, requestId: 'catalogue-index' });
  const sections = await client.call(endpoints.categories.list, { query: {} }, context(FIRST));
  const collector = createVarietyCollector(sections.data, warehouseId);
  const farms = new Map<string, string>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const startedAt = performance.now();
    const read = await client.call(endpoints.products.list, { query: { page, perPage: MAX_PER_PAGE } }, context(FIRST));
    collector.add(read.data);
    for (const { manufacturer } of read.data) if (manufacturer) farms.set(manufacturer.id, manufacturer.name);
    if (isLastPage(page, read)) break;
    await pause(performance.now() - startedAt);
  }
  const names = new Map<string, string>();
  const samples = collector.sampleIds();
  for (const language of languages.filter((each) => each !== FIRST)) {
    for (let from = 0; from < samples.length; from += MAX_PER_PAGE) {
      const startedAt = performance.now();
      const ids = samples.slice(from, from + MAX_PER_PAGE).join(',');
      const { data } = await client.call(
        endpoints.products.list,
        { query: { ids, page: 1, perPage: MAX_PER_PAGE } },
        context(language),
      );
      for (const { id, name } of data) names.set(`${language} ${id}`, name);
      await pause(performance.now() - startedAt);
    }
  }
  return {
    varieties: collector.finish((language, id) => names.get(`${language} ${id}`)),
    farms,
    countries: await loadCountryNames(client, context),
  };
}

async function loadCountryNames(
  client: WholesaleClient,
  context: (language: Language) => { language: Language; requestId: string },
) {
  const read = await Promise.all(
    languages.map(
      async (language) =>
        [language, (await client.call(endpoints.countries.list, {}, context(language))).data] as const,
    ),
  );
  const names = new Map<string, Record<Language, string>>();
  for (const [language, countries] of read) {
    for (const { code, name } of countries) {
      if (!code) continue;
      const known = names.get(code.toUpperCase()) ?? perLanguage(() => name);
      names.set(code.toUpperCase(), { ...known, [language]: name });
    }
  }
  return names;
}
