import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readExcelFile from 'read-excel-file/universal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAhead, pickup } from '../support/at-checkout';
import { wordsOf, type Customer, type Page } from '../support/customer';
import { startFailingApi, startPortalOn, type FailingApi } from '../support/failing-api';
import { registerCustomer } from '../support/new-customer';
import type { RunningPortal } from '../support/start-portal';
import { waitForIndex } from '../support/wait-for-index';

/** Products of one form that adds many. */
const AT_ONCE = 150;
const SHEET = 'xl/worksheets/sheet1.xml';
/** A good of this name besides the farm of the demo catalogue. */
const NAME = 'Bosch & Dekker';

interface Lot {
  readonly id: string;
  readonly packSize: number;
  readonly stock: number;
  /** How many are ordered. */
  readonly packs: number;
}

let api: FailingApi;
let portal: RunningPortal;
/** Whose files they are, and who reads them: what lies in a cart cannot be ordered again. */
let owner: Customer;
let reader: Customer;
/** All lots in stock, which are in the cart and the price list; the order leaves as much of its own. */
let lots: readonly Lot[];
let ordered: readonly Lot[];
let orderId: string;

async function download(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(portal.url + path, { headers: { cookie: owner.cookies.header() } });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

async function readLots(): Promise<readonly Lot[]> {
  const [sheet] = await readExcelFile((await download('/en/price-list.xlsx?inStock=1')).buffer);
  const [head = [], ...rows] = sheet?.data ?? [];
  const at = (name: string) => head.indexOf(name);
  expect(rows.some((row) => row[0] === NAME)).toBe(true);
  return rows.map((row, index) => {
    const [packSize, stock] = [Number(row[at('Pack, pcs')] ?? 1), Number(row[at('In stock, pcs')])];
    const packs = Math.max(1, Math.min(1 + (index % 3), Math.floor(stock / packSize / 2)));
    return { id: String(row[at('Lot id')]), packSize, stock, packs };
  });
}

async function addToCart(of: readonly Lot[]): Promise<void> {
  for (let at = 0; at < of.length; at += AT_ONCE) {
    const some = of.slice(at, at + AT_ONCE);
    const page = await owner.post('/en/catalog?view=list', {
      intent: 'add',
      unit: 'pack',
      productId: some.map(({ id }) => id),
      quantity: some.map(({ packs }) => String(packs)),
    });
    expect(page.status).toBe(200);
  }
}

/** Fills in the column of packs of a price list as XLSX. */
function fillIn(bytes: Uint8Array, packs: readonly number[]): Uint8Array<ArrayBuffer> {
  const files = unzipSync(bytes);
  const sheet = strFromU8(files[SHEET] ?? new Uint8Array()).replace(
    /<c r="L(\d+)" s="3"\/>/g,
    (_, row: string) => `<c r="L${row}" s="3"><v>${packs[Number(row) - 2]}</v></c>`,
  );
  return new Uint8Array(zipSync({ ...files, [SHEET]: strToU8(sheet) }));
}

/** Adds a column of packs to a price list as CSV. */
function addColumn(bytes: Uint8Array, head: string, packs: readonly number[]): Uint8Array<ArrayBuffer> {
  const [first = '', ...rows] = strFromU8(bytes).trimEnd().split('\r\n');
  const filled = rows.map((row, at) => `${row};${packs[at]}`);
  return new Uint8Array(strToU8([`${first};${head}`, ...filled].join('\r\n')));
}

/** The packs to fill in, row by row: a price list is in the order of its language. */
async function packsByRow(prefix: string): Promise<readonly number[]> {
  const [sheet] = await readExcelFile((await download(`${prefix}/price-list.xlsx?inStock=1`)).buffer);
  const packs = new Map(lots.map((lot) => [lot.id, lot.packs]));
  return (sheet?.data ?? []).slice(1).map((row) => packs.get(String(row.at(-1))) ?? 0);
}

const wantedOf = (of: readonly Lot[]) => of.map(({ id, packSize, packs }) => `${id} × ${packs * packSize}`).toSorted();

/** Lots and pieces that are chosen on the sheet; a row without them by its text. */
function chosenOn(page: Page): string[] {
  const packSizes = new Map(lots.map(({ id, packSize }) => [id, packSize]));
  const rows = page.html.querySelectorAll('main ol li').map((row) => {
    const chosen = row.querySelector('input[name=productId]:not([value=""]), input[name^=choice-][checked]');
    const quantity = row.querySelector('input[name=quantity]')?.getAttribute('value') ?? '';
    const [id, packSize] = [chosen?.getAttribute('value') ?? '', packSizes.get(chosen?.getAttribute('value') ?? '')];
    return packSize && quantity ? `${id} × ${Number(quantity) * packSize}` : row.text.replace(/\s+/g, ' ');
  });
  return rows.toSorted();
}

const sendBack = async (prefix: string, bytes: Uint8Array<ArrayBuffer>, name: string) =>
  await reader.submit(await reader.get(`${prefix}/quick-order`), 'main form:has(textarea)', {
    message: '',
    file: new File([bytes], name),
  });

beforeAll(async () => {
  api = await startFailingApi();
  api.rewrite((key, value) => (key === 'name' && typeof value === 'string' ? value.replace('Freedom', NAME) : value));
  portal = await startPortalOn(api);
  ({ customer: owner } = await registerCustomer(portal.url));
  ({ customer: reader } = await registerCustomer(portal.url));
  await waitForIndex(reader);
  lots = await readLots();
  ordered = lots.filter(({ packSize, packs, stock }) => stock >= 2 * packs * packSize);
  await addToCart(ordered);
  const checkout = await owner.get('/en/checkout');
  const success = await owner.submit(checkout, 'form#order', { ...pickup, deliveryDate: dayAhead(checkout) });
  orderId = new URL(success.path, portal.url).searchParams.get('id') ?? '';
  await addToCart(lots);
}, 180_000);

afterAll(async () => {
  await portal.stop();
  await api.close();
});

describe.each([
  ['', 'Замовити, пачок', 'У файлі немає жодного товару з кількістю.'],
  ['/en', 'Order, packs', 'The file has no item with a quantity.'],
  ['/ru', 'Заказать, пачек', 'В файле нет ни одного товара с количеством.'],
] as const)('POST %s/quick-order with a file of the portal itself', (prefix, head, refusal) => {
  it.each(['xlsx', 'csv'])(
    'chooses exactly the goods, lengths and quantities of a whole cart as %s',
    async (format) => {
      const page = await sendBack(prefix, await download(`${prefix}/checkout.${format}`), `cart.${format}`);
      expect(chosenOn(page)).toEqual(wantedOf(lots));
    },
    60_000,
  );

  it.each(['xlsx', 'csv'])(
    'chooses exactly the goods, lengths and quantities of an order as %s',
    async (format) => {
      const page = await sendBack(
        prefix,
        await download(`${prefix}/documents.${format}?order=${orderId}`),
        `papers.${format}`,
      );
      expect(ordered.length).toBeGreaterThan(400);
      expect(chosenOn(page)).toEqual(wantedOf(ordered));
    },
    60_000,
  );

  it.each(['xlsx', 'csv'])(
    'chooses exactly the goods and quantities of a filled in price list as %s',
    async (format) => {
      const bytes = await download(`${prefix}/price-list.${format}?inStock=1`);
      const packs = await packsByRow(prefix);
      const filled = format === 'xlsx' ? fillIn(bytes, packs) : addColumn(bytes, head, packs);
      expect(chosenOn(await sendBack(prefix, filled, `prices.${format}`))).toEqual(wantedOf(lots));
    },
    60_000,
  );

  it.each(['xlsx', 'csv'])('refuses the history as %s, which names no goods', async (format) => {
    const page = await sendBack(prefix, await download(`${prefix}/history.${format}`), `history.${format}`);
    expect(page.status).toBe(422);
    expect(wordsOf(page, 'main [role=alert] a[href="#file"]')).toContain(refusal);
  });
});
