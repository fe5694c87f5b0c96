import type { Scope } from '~/bff/scope.server';
import { formatDateTime } from '~/i18n/formats';
import type { Category } from '~server/contract/catalogue';
import { readCatalogueQuery, writeCatalogueQuery, type CatalogueQuery } from './catalogue-query';
import type { CategoryView } from './category-page';
import { readListControls } from './filters.server';
import type { PriceListFiles } from './price-list-tools';
import { readProductList } from './product-list.server';
import { linkSection, readChildren, readLeafSections, readSections, readTrail } from './sections.server';

/** A section's page at an address. */
export async function readCategoryPage(scope: Scope, request: Request, category: Category): Promise<CategoryView> {
  const query = readCatalogueQuery(new URL(request.url).searchParams);
  const { href } = linkSection(scope, category);
  const [list, controls, children, row, trail] = await Promise.all([
    readProductList(scope, { action: href, query, categoryId: category.id }),
    readListControls(scope, href, query),
    readChildren(scope, category.id),
    readLeafSections(scope),
    readTrail(scope, category),
  ]);
  const above = trail.slice(0, -1).map(({ name, href: address }) => ({ label: name, href: address }));
  return {
    name: category.name,
    description: category.description,
    crumbs: [catalogueCrumb(scope), ...above, { label: category.name }],
    children,
    areChildrenInRow: children.every(({ id }) => row.some((section) => section.id === id)),
    list,
    controls,
    files: describeFiles(scope, query, category.id),
  };
}

/** The whole catalogue at an address. */
export async function readWholeCatalogue(scope: Scope, request: Request): Promise<CategoryView> {
  const query = readCatalogueQuery(new URL(request.url).searchParams);
  const action = scope.links.to('catalog');
  const [list, controls, children] = await Promise.all([
    readProductList(scope, { action, query }),
    readListControls(scope, action, query),
    readSections(scope),
  ]);
  const name = scope.t('catalogue:catalogue');
  return {
    name,
    description: null,
    crumbs: [{ label: name }],
    children,
    areChildrenInRow: false,
    list,
    controls,
    files: describeFiles(scope, query),
  };
}

/** The price list of a section, or of everything, as files. */
function describeFiles(
  { links, session, portal: { env }, t, language }: Scope,
  query: CatalogueQuery,
  categoryId?: string,
): PriceListFiles {
  const pdfHref = links.to('price-list-pdf', {}, { categoryId });
  if (query.view === 'cards') return { pdfHref };
  const filters = writeCatalogueQuery({ ...query, view: 'cards', chosen: [] });
  return {
    pdfHref,
    ...(session.isSignedIn && { csvHref: links.to('price-list-csv', {}, { categoryId, ...filters }) }),
    asOf: [env.shopName, env.contact.phone, t('price-list:asOf', { time: formatDateTime(language, new Date()) })].join(
      ' · ',
    ),
  };
}

/** The first step of the way down to a section or a product. */
export function catalogueCrumb(scope: Scope) {
  return { label: scope.t('catalogue:catalogue'), href: scope.links.to('catalog') };
}
