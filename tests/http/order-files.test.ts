import { readFile } from 'node:fs/promises';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readExcelFile from 'read-excel-file/universal';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type Customer, type Page, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
let buyer: Customer;

interface Lot {
  readonly row: number;
  readonly name: string;
  readonly id: string;
  readonly packSize: number;
  readonly stock: number;
}

const messageForm = 'main form:has(textarea)';
const orderForm = 'main form:has(input[value=add])';
const fileOf = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);
const rowsOf = (page: Page) => page.html.querySelectorAll('main ol li');
const rowOf = (page: Page, typed: string) => {
  const found = rowsOf(page).find((row) => row.querySelector('p')?.text.includes(typed));
  if (!found)
    throw new Error(
      `no row of ${typed} in ${rowsOf(page)
        .map(({ text }) => text)
        .join()}`,
    );
  return found;
};
const valueOf = (row: ReturnType<typeof rowOf>) =>
  row.querySelector('input[name=quantity]')?.getAttribute('value') ?? null;

const send = async (file: File, message = '', path = '/quick-order', customer = buyer) =>
  await customer.submit(await customer.get(path), messageForm, { message, file });

/** The price list as it was downloaded, and lots with enough of them. */
async function downloadPriceList(path: string): Promise<{ bytes: Uint8Array; lots: readonly Lot[] }> {
  const response = await fetch(url + path, { headers: { cookie: buyer.cookies.header() } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const [sheet] = await readExcelFile(bytes.slice().buffer);
  const [head = [], ...rows] = sheet?.data ?? [];
  const at = (name: RegExp) => head.findIndex((text) => name.test(String(text)));
  const [id, packSize, stock] = [at(/^(Код лота|Lot id)$/), at(/^(Пачка|Pack), /), at(/^(На складі|In stock)/)];
  const lots = rows.map((row, index) => ({
    row: index + 2,
    name: String(row[0]),
    id: String(row[id]),
    packSize: Number(row[packSize]),
    stock: Number(row[stock]),
  }));
  return { bytes, lots: lots.filter((lot) => lot.packSize > 1 && lot.stock > 20 * lot.packSize) };
}

/** Fills cells of the workbook as a spreadsheet would: the whole cell by its address. */
function fillIn(bytes: Uint8Array, cells: Readonly<Record<string, string>>): File {
  const files = unzipSync(bytes);
  const name = 'xl/worksheets/sheet1.xml';
  let sheet = strFromU8(files[name] ?? new Uint8Array());
  for (const [address, content] of Object.entries(cells)) {
    const before = sheet;
    sheet = sheet.replace(new RegExp(`<c r="${address}"[^>]*?(?:/>|>.*?</c>)`), `<c r="${address}" ${content}</c>`);
    if (sheet === before) throw new Error(`no cell ${address}`);
  }
  return fileOf('price-list.xlsx', new Uint8Array(zipSync({ ...files, [name]: strToU8(sheet) })));
}

const number = (value: number) => `t="n"><v>${value}</v>`;
const inline = (text: string) => `t="inlineStr"><is><t>${text}</t></is>`;

beforeAll(async () => {
  ({ customer: buyer } = await registerCustomer(url));
}, 90_000);

describe('The price list as XLSX, sent back to /quick-order', () => {
  it.each([
    ['', 'Ціна змінилася: було 1,00', 'Залишок змінився: було 7'],
    ['/en', 'The price has changed: it was 1.00', 'The stock has changed: it was 7'],
    ['/ru', 'Цена изменилась: было 1,00', 'Остаток изменился: было 7'],
  ])(
    'POST %s/quick-order matches its lots, tells changed prices and stock, and adds them to the cart by one button',
    async (prefix, price, stock) => {
      const { customer } = await registerCustomer(url);
      const { bytes, lots } = await downloadPriceList('/price-list.xlsx?inStock=1');
      const [one, other] = lots;
      if (!one || !other) throw new Error('too few lots');
      const file = fillIn(bytes, {
        [`L${one.row}`]: number(2),
        [`I${one.row}`]: number(1),
        [`K${one.row}`]: number(7),
        [`L${other.row}`]: `><f>1+2</f><v>3</v>`,
      });
      const page = await send(file, '', `${prefix}/quick-order`, customer);
      expect(page.status).toBe(200);
      expect(rowsOf(page)).toHaveLength(2);
      const [first, second] = [rowOf(page, one.name), rowsOf(page).find((row) => valueOf(row) === '3')];
      expect(first.text.replace(/\s/g, ' ')).toContain(price);
      expect(first.text.replace(/\s/g, ' ')).toContain(stock);
      expect(first.querySelector('input[name=productId]')?.getAttribute('value')).toBe(one.id);
      expect(second?.querySelector('input[name=productId]')?.getAttribute('value')).toBe(other.id);
      expect(second?.text).not.toMatch(/змінил|changed|изменил/);
      // The address has the list, so that a reload shows it again.
      expect(rowsOf(await customer.get(page.path))).toHaveLength(2);
      const answer = await customer.submit(page, orderForm, {
        row: ['0', '1'],
        productId: [one.id, other.id],
        quantity: ['2', '3'],
      });
      expect(answer.path).toBe(`${prefix}/checkout`);
      const sum = 2 * one.packSize + 3 * other.packSize;
      const cart = await customer.get('/checkout.csv');
      const pieces = cart.text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => Number(line.split(';')[4]));
      expect(pieces.reduce((total, count) => total + count, 0)).toBe(sum);
    },
    60_000,
  );

  it('POST /quick-order tells each row whose lot is gone or whose quantity is none, and loses none of them', async () => {
    const { bytes, lots } = await downloadPriceList('/price-list.xlsx?inStock=1');
    const [gone, half, formula, day] = lots;
    if (!gone || !half || !formula || !day) throw new Error('too few lots');
    const page = await send(
      fillIn(bytes, {
        [`L${gone.row}`]: number(2),
        [`N${gone.row}`]: inline('999999'),
        [`L${half.row}`]: inline('1,5'),
        [`L${formula.row}`]: inline('=A1'),
        [`L${day.row}`]: inline('01.05.2026'),
      }),
    );
    expect(rowsOf(page)).toHaveLength(4);
    expect(wordsOf(page)).toContain('Цього лота вже немає.');
    expect(wordsOf(page)).toContain('Продаємо цілими пачками');
    expect(wordsOf(page)).toContain('У файлі стоїть «=A1», це не кількість. Впишіть, скільки.');
    expect(wordsOf(page)).toContain('У файлі стоїть «01.05.2026», це не кількість. Впишіть, скільки.');
    expect(page.html.querySelector('textarea')?.text).toContain('лот 999999\t');
  });

  it('POST /quick-order without any quantity says which column to fill in', async () => {
    const { bytes } = await downloadPriceList('/price-list.xlsx?inStock=1');
    const page = await send(fileOf('price-list.xlsx', new Uint8Array(bytes)), 'фрідом 60 - 100');
    expect(page.status).toBe(422);
    expect(wordsOf(page, 'main [role=alert] a[href="#file"]')).toContain('Заповніть колонку «Замовити»');
    expect(page.html.querySelector('textarea')?.text.trim()).toBe('фрідом 60 - 100');
  });
});

describe('Any list as a file', () => {
  it('POST /quick-order reads CSV in windows-1251 and a workbook of LibreOffice like the same message', async () => {
    const csv = await readFile('tests/order-lists/libreoffice-windows-1251.csv');
    const xlsx = await readFile('tests/order-lists/libreoffice.xlsx');
    for (const file of [fileOf('список.csv', new Uint8Array(csv)), fileOf('список.xlsx', new Uint8Array(xlsx))]) {
      const page = await send(file);
      expect(rowOf(page, 'Freedom').text).toContain('Freedom, 60');
      expect(rowOf(page, 'Аваланш').text).toContain('Avalanche');
      expect(rowOf(page, 'Рускус').text).toMatch(/2 пач\./);
      expect(rowsOf(page).some((row) => row.text.includes('Еустома'))).toBe(false);
    }
  });

  it('POST /quick-order adds the lines of a file to the message beside it', async () => {
    const page = await send(fileOf('list.txt', 'рускус 5 п.\n'), 'фрідом 60 - 100');
    expect(page.html.querySelector('textarea')?.text.trim()).toBe('фрідом 60 - 100\nрускус 5 п.');
    expect(rowsOf(page)).toHaveLength(2);
  });

  it('POST /quick-order shows all rows of a list of 400 lines', async () => {
    const lines = Array.from({ length: 400 }, (_, at) => `Freedom 60 Los Nevados;${(at + 1) * 25}`);
    const page = await send(fileOf('list.csv', ['Назва;К-сть, шт', ...lines].join('\n')));
    expect(page.status).toBe(200);
    expect(rowsOf(page)).toHaveLength(400);
  }, 60_000);

  it.each([
    ['a renamed picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), 'Такий файл не прочитати.'],
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), 'під паролем або у старому форматі'],
    ['a damaged workbook', strToU8('PK\u0003\u0004 and nothing more'), 'Файл пошкоджений'],
    ['a file over 2 MB', new Uint8Array(2 * 1_048_576 + 1), 'Файл завеликий'],
    ['more than 1,000 items', strToU8(`Назва;К-сть\n${'Freedom;25\n'.repeat(1_001)}`), 'понад 1 000 позицій'],
  ])('POST /quick-order refuses %s in a sentence at its field and keeps the message', async (_, content, sentence) => {
    const page = await send(fileOf('list.xlsx', new Uint8Array(content)), 'фрідом 60 - 100');
    expect(page.status).toBe(422);
    const field = page.html.querySelector('input[type=file]');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(wordsOf(page, 'main [role=alert] a[href="#file"]').replace(/\s/g, ' ')).toContain(sentence);
    expect(page.html.querySelector('textarea')?.text.trim()).toBe('фрідом 60 - 100');
    expect(rowsOf(page)).toHaveLength(0);
  });

  it('POST /quick-order with more than 4 MB answers 413', async () => {
    const page = await send(fileOf('list.xlsx', new Uint8Array(5 * 1_048_576)));
    expect(page.status).toBe(413);
  });
});
