import type { Scope } from '~/bff/scope.server';
import { readCatalogueQuery } from './catalogue-query';
import { readListControls } from './filters.server';
import { readProductList, type CartPieces } from './product-list.server';
import type { SearchView } from './search-page';
import { readSections } from './sections.server';

/** What an address searches for. Without a text it asks for one, unless it filters: then it is a list like any other. */
export async function readSearchPage(scope: Scope, request: Request, inCart: Promise<CartPieces>): Promise<SearchView> {
  const query = readCatalogueQuery(new URL(request.url).searchParams);
  const controls = await readListControls(scope, scope.links.to('search'), query);
  if (query.q === '' && controls.chips.length === 0) {
    return { q: '', found: null, sections: await readSections(scope) };
  }
  const [list, sections] = await Promise.all([readProductList(scope, { query, inCart }), readSections(scope)]);
  return { q: query.q, found: { list, controls }, sections: list.total === 0 ? sections : [] };
}
