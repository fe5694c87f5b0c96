import type { Customer, Page, RequestOptions } from './customer';

/** The form of the list. */
export const SHEET = 'main form:has(input[name=unit][value=piece])';

const boxes = ['norm', 'left', 'quantity'] as const;
type Round = Readonly<Record<(typeof boxes)[number], string>>;

/** Values of the fields of a name, in the order of the lines. */
export function valuesOf(page: Page, name: string): string[] {
  return page.html.querySelectorAll(`${SHEET} input[name=${name}]`).map((input) => input.getAttribute('value') ?? '');
}

/** What the boxes of a line have: norm, left, quantity. */
export function boxesOf(page: Page, productId: string): (string | undefined)[] {
  return boxes.map((box) => page.html.getElementById(`${box}-${productId}`)?.getAttribute('value'));
}

/** Presses a button of the list, as a browser without scripts does: all fields as they are, those of some lines with what is typed. */
export function press(
  customer: Customer,
  page: Page,
  intent: string,
  { typed = {}, ...fields }: { typed?: Record<string, Partial<Round>>; listName?: string; position?: string[] } = {},
  options: RequestOptions = {},
): Promise<Page> {
  const productId = valuesOf(page, 'productId');
  const lines = Object.fromEntries(
    boxes.map((box) => {
      const shown = valuesOf(page, box);
      return [box, productId.map((id, at) => typed[id]?.[box] ?? shown[at] ?? '')];
    }),
  );
  const named = {
    lot: valuesOf(page, 'lot'),
    position: valuesOf(page, 'position'),
    listName: valuesOf(page, 'listName')[0] ?? '',
  };
  return customer.submit(page, SHEET, { productId, ...lines, ...named, ...fields, intent }, options);
}

/** Saves pieces of products as a list of the customer, and opens it. */
export async function openNewList(
  customer: Customer,
  listName: string,
  lines: readonly (readonly [productId: string, pieces: number])[],
): Promise<Page> {
  const saved = await customer.post('/en/list', {
    intent: 'saveList',
    listName,
    productId: lines.map(([id]) => id),
    quantity: lines.map(([, pieces]) => String(pieces)),
    unit: 'piece',
  });
  const href = saved.html.querySelector('main a[href*="from=list&"]')?.getAttribute('href');
  if (!href) throw new Error(`${listName} was not saved: ${saved.status}`);
  return await customer.get(href.replaceAll('&amp;', '&'));
}
