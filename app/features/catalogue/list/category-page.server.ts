import type { RequestContext } from '~/bff/context.server';
import { formatDateTime } from '~/i18n/formats';
import type { Category } from '~server/contract/catalogue';
import { serializeCatalogueQuery, type CatalogueQuery } from './catalogue-query';
import { readListQuery } from './list-query.server';
import { loadListControls } from '../filters/filters.server';
import type { PriceListFiles } from '../matrix/price-list-tools';
import { listVarieties, type VarietyListing } from './list-varieties.server';
import type { ProductList } from './product-list-view';
import { PER_PAGE } from './product-query.server';
import { loadProductList } from './product-list.server';
import { linkSection, loadNearSections, loadLeafSections, loadSections, loadTrail } from './sections.server';

/** The page of a category, or without one of the whole catalogue. */
export async function loadCategoryPage(ctx: RequestContext, request: Request, category: Category | null) {
  const query = readListQuery(request);
  const categoryId = category?.id;
  const action = category ? linkSection(ctx, category).href : ctx.links.to('catalog');
  const listing = await listCategory(ctx, query, categoryId);
  const [list, controls, { above, ...place }] = await Promise.all([
    loadProductList(ctx, { action, query, categoryId, listing }),
    loadListControls(ctx, action, query, listing),
    loadPlace(ctx, category),
  ]);
  const { name, description } = category ?? { name: ctx.t('catalogue:catalogue'), description: null };
  return {
    name,
    description,
    crumbs: [...above, { label: name }],
    ...place,
    list,
    controls,
    files: describeFiles(ctx, query, list, categoryId),
  };
}

export type CategoryView = Awaited<ReturnType<typeof loadCategoryPage>>;

/** The sections near a category, or all, and the crumbs above it. */
async function loadPlace(ctx: RequestContext, category: Category | null) {
  if (!category) return { sections: await loadSections(ctx), areSectionsElsewhere: false, above: [] };
  const [sections, row, trail] = await Promise.all([
    loadNearSections(ctx, category),
    loadLeafSections(ctx),
    loadTrail(ctx, category),
  ]);
  return {
    sections,
    /** At a desk they are all in the navigation under the header and in the breadcrumbs. */
    areSectionsElsewhere: sections.every(({ id }) => [...row, ...trail].some((section) => section.id === id)),
    above: [catalogueCrumb(ctx), ...trail.slice(0, -1).map(({ name, href }) => ({ label: name, href }))],
  };
}

/** The varieties of a category, or all; null until the catalogue is indexed, and for a category that the index does not know. */
async function listCategory(
  ctx: RequestContext,
  query: CatalogueQuery,
  categoryId: string | undefined,
): Promise<VarietyListing | null> {
  const index = ctx.services.catalogueIndex.current();
  const listing = index && (await listVarieties(ctx, index, query, { categoryId }));
  return listing?.isUnknown === true ? null : listing;
}

function describeFiles(
  { links, session, shopName, services: { env }, t, language }: RequestContext,
  query: CatalogueQuery,
  { varieties, page, pageCount, total }: ProductList,
  categoryId: string | undefined,
): PriceListFiles {
  const pdfHref = links.to('price-list-pdf', {}, { categoryId });
  if (query.view === 'cards') return { pdfHref };
  const from = (page - 1) * PER_PAGE + 1;
  const filters = serializeCatalogueQuery({ ...query, view: 'cards', defaultView: 'cards', chosen: [] });
  return {
    pdfHref,
    ...(session.isSignedIn && {
      csvHref: links.to('price-list-csv', {}, { categoryId, ...filters }),
      xlsxHref: links.to('price-list-xlsx', {}, { categoryId, ...filters }),
    }),
    asOf: [
      shopName,
      env.contact.phone,
      t('price-list:asOf', { time: formatDateTime(language, new Date()) }),
      pageCount > 1 && total !== null && t('price-list:range', { from, to: from + varieties.length - 1, total }),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

export function catalogueCrumb(ctx: RequestContext) {
  return { label: ctx.t('catalogue:catalogue'), href: ctx.links.to('catalog') };
}
