/** How a product list is shown: a card a variety, or the price list. */
export const views = ['cards', 'list'] as const;
export type View = (typeof views)[number];

export function parseView(text: string | null | undefined): View | null {
  return views.find((view) => view === text) ?? null;
}
