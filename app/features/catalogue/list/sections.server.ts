import type { RequestContext } from '~/bff/context.server';
import { showCategoryTree } from '~/data/category-tree.server';
import type { Category } from '~server/contract/catalogue';

/** Sections that a row of links still shows. */
const MAX_IN_ROW = 16;

export interface SectionLink {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

/** Top sections of the catalogue. */
export async function loadSections(ctx: RequestContext): Promise<SectionLink[]> {
  const tree = await showCategoryTree(ctx);
  return tree.filter((category) => category.parentId === null).map((category) => linkSection(ctx, category));
}

/** Navigation rows by category tree; a tree has one language. */
const rows = new WeakMap<readonly Category[], readonly SectionLink[]>();

/** Sections of the row under the header: those that hold the goods themselves. */
export async function loadLeafSections(ctx: RequestContext): Promise<readonly SectionLink[]> {
  const tree = await showCategoryTree(ctx);
  const row = rows.get(tree) ?? makeRow(ctx, tree);
  rows.set(tree, row);
  return row;
}

function makeRow(ctx: RequestContext, tree: readonly Category[]): SectionLink[] {
  const parents = new Set(tree.map((category) => category.parentId));
  return tree
    .filter((category) => !parents.has(category.id))
    .slice(0, MAX_IN_ROW)
    .map((category) => linkSection(ctx, category));
}

/** Links of a section: its children, or without any its parent and siblings. */
export async function loadNearSections(ctx: RequestContext, category: Category): Promise<SectionLink[]> {
  const tree = await showCategoryTree(ctx);
  const under = (id: string) => tree.filter(({ parentId }) => parentId === id);
  const children = under(category.id);
  const parent = parentOf(tree, category);
  const siblings = parent ? [parent, ...under(parent.id).filter(({ id }) => id !== category.id)] : [];
  return (children.length > 0 ? children : siblings).map((each) => linkSection(ctx, each));
}

export function linkSection(ctx: RequestContext, category: Category): SectionLink {
  return { id: category.id, name: category.name, href: categoryAddress(ctx, category) };
}

/** Address of a section: `/categories/{parent keyword}/{own keyword}`. */
export function categoryAddress({ links }: RequestContext, category: Category): string {
  const own = category.seoUrl?.keyword;
  if (!own) return links.to('catalog-id', { id: category.id });
  const parent = category.parent?.seoUrl?.keyword;
  return links.to('category', { '*': parent ? `${parent}/${own}` : own });
}

export async function loadTrail(ctx: RequestContext, category: Category): Promise<SectionLink[]> {
  const tree = await showCategoryTree(ctx);
  const trail = [category];
  // A tree that loops is cut at its size.
  for (let above = parentOf(tree, category); above && trail.length <= tree.length; above = parentOf(tree, above))
    trail.unshift(above);
  return trail.map((each) => linkSection(ctx, each));
}

function parentOf(tree: readonly Category[], category: Category): Category | undefined {
  return tree.find((each) => each.id === category.parentId);
}
