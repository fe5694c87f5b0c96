import { orNamed } from '~/bff/gaps.server';
import { oncePerRequest } from '~/bff/once.server';
import type { Scope } from '~/bff/scope.server';
import { readCategories, type Category } from '~server/contract/catalogue';

/** Sections that a row of links still shows. */
const MOST_IN_ROW = 16;

/** A catalogue section for links and menus. */
export interface SectionLink {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

/** The whole category tree, flat, from the shared cache. @throws WholesaleError */
export const readCategoryTree = oncePerRequest(async (scope: Scope): Promise<readonly Category[]> => {
  const { data } = await scope.api.readPublic(readCategories, {});
  return data;
});

/** As {@link readCategoryTree}, for pages, which show goods without it: empty when it cannot be read now. */
export async function showCategoryTree(scope: Scope): Promise<readonly Category[]> {
  return (await orNamed(scope, 'sections', readCategoryTree(scope))) ?? [];
}

/** Top sections of the catalogue. */
export async function readSections(scope: Scope): Promise<SectionLink[]> {
  const tree = await showCategoryTree(scope);
  return tree.filter((category) => category.parentId === null).map((category) => linkSection(scope, category));
}

/** Rows of trees, which are kept between requests; each is in one language. */
const rows = new WeakMap<readonly Category[], readonly SectionLink[]>();

/** Sections of the row under the header: those that hold the goods themselves. */
export async function readLeafSections(scope: Scope): Promise<readonly SectionLink[]> {
  const tree = await showCategoryTree(scope);
  const row = rows.get(tree) ?? makeRow(scope, tree);
  rows.set(tree, row);
  return row;
}

function makeRow(scope: Scope, tree: readonly Category[]): SectionLink[] {
  const parents = new Set(tree.map((category) => category.parentId));
  return tree
    .filter((category) => !parents.has(category.id))
    .slice(0, MOST_IN_ROW)
    .map((category) => linkSection(scope, category));
}

/** Sections directly under one. */
export async function readChildren(scope: Scope, parentId: string): Promise<SectionLink[]> {
  const tree = await showCategoryTree(scope);
  return tree.filter((category) => category.parentId === parentId).map((category) => linkSection(scope, category));
}

/** Link of a section: by its keywords where it has one, by its id otherwise. */
export function linkSection(scope: Scope, category: Category): SectionLink {
  return { id: category.id, name: category.name, href: categoryAddress(scope, category) };
}

/** Address of a section: `/categories/{parent keyword}/{own keyword}`. */
export function categoryAddress({ links }: Scope, category: Category): string {
  const own = category.seoUrl?.keyword;
  if (!own) return links.to('catalog-id', { id: category.id });
  const parent = category.parent?.seoUrl?.keyword;
  return links.to('category', { '*': parent ? `${parent}/${own}` : own });
}

/** A section and those above it, topmost first. */
export async function readTrail(scope: Scope, category: Category): Promise<SectionLink[]> {
  const tree = await showCategoryTree(scope);
  const trail = [category];
  // A tree that loops is cut at its size.
  for (let above = parentOf(tree, category); above && trail.length <= tree.length; above = parentOf(tree, above))
    trail.unshift(above);
  return trail.map((each) => linkSection(scope, each));
}

function parentOf(tree: readonly Category[], category: Category): Category | undefined {
  return tree.find((each) => each.id === category.parentId);
}
