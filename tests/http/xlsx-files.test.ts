import readExcelFile from 'read-excel-file/universal';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Customer } from '../support/customer';
import { plentifulLots } from '../support/catalogue';

const url = inject('portalUrl');
const customer = new Customer(url);

beforeAll(async () => {
  await customer.signIn('+380501112233', 'kvitka2026');
  const [productId = ''] = plentifulLots(await customer.get('/en/catalog?inStock=1'));
  await customer.post('/en/catalog?inStock=1', { productId, quantity: '2', unit: 'pack' });
});

async function sheetAt(path: string) {
  const response = await fetch(url + path, { headers: { cookie: customer.cookies.header() } });
  const [sheet] = await readExcelFile(await response.arrayBuffer());
  return { headers: response.headers, name: sheet?.sheet, rows: sheet?.data ?? [] };
}

describe('XLSX files', () => {
  it.each([
    ['/history?documentType=claimAct', '/history.xlsx?documentType=claimAct', 'Історія', 'Дата'],
    ['/en/history', '/en/history.xlsx', 'History', 'Date'],
    ['/ru/catalog?view=list&promotion=1', '/ru/price-list.xlsx?promotion=1', 'Прайс', 'Ростовка, см'],
    ['/en/documents?view=month', '/en/documents.xlsx?view=month', 'Items of documents', 'Product'],
    ['/checkout', '/checkout.xlsx', 'Кошик', 'Пачки'],
  ])('GET %s links to %s, a sheet “%s” beside the CSV file', async (page, file, name, header) => {
    const { html } = await customer.get(page);
    const link = html.querySelector(`main a[href^="${file}"]`);
    expect(link?.getAttribute('aria-label') ?? link?.text).toContain('XLSX');
    const href = link?.getAttribute('href') ?? '';
    expect(html.querySelector(`main a[href="${href.replace('.xlsx', '.csv')}"]`)).not.toBeNull();
    const sheet = await sheetAt(href);
    expect(Object.fromEntries(sheet.headers)).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': expect.stringMatching(/^attachment; filename="[\w-]+\.xlsx"$/) as string,
      'cache-control': 'private, no-store',
    });
    expect(sheet.name).toBe(name);
    expect(sheet.rows[0]).toContain(header);
    expect(sheet.rows.length).toBeGreaterThan(1);
  });

  it('GET /history.xlsx has the lines of the CSV file, with dates as dates and money as numbers', async () => {
    const [head = [], ...rows] = (await sheetAt('/history.xlsx')).rows;
    const csv = (await customer.get('/history.csv')).text.trim().split('\r\n');
    expect(rows).toHaveLength(csv.length - 1);
    expect(rows[0]?.[head.indexOf('Дата')]).toBeInstanceOf(Date);
    expect(typeof rows[0]?.[head.indexOf('Разом, грн')]).toBe('number');
    const total = String(csv[1]?.split(';')[head.indexOf('Разом, грн')]);
    expect(rows[0]?.[head.indexOf('Разом, грн')]).toBe(Number(total.replace(',', '.')));
  });

  it('GET /price-list.xlsx has a column to fill in and the id of each lot', async () => {
    const [head = [], ...rows] = (await sheetAt('/price-list.xlsx?inStock=1')).rows;
    expect(head.slice(-3)).toEqual(['Замовити, пачок', 'Примітка', 'Код лота']);
    expect(rows.map((row) => row.at(-3)).filter((cell) => cell !== null)).toEqual([]);
    expect(new Set(rows.map((row) => row.at(-1))).size).toBe(rows.length);
    expect((await customer.get('/price-list.csv?inStock=1')).text).not.toContain('Код лота');
  });

  it('GET /history.xlsx?date=day redirects to the page that shows the error', async () => {
    expect((await customer.get('/history.xlsx?date=day')).path).toBe('/history?date=day');
  });
});
