import readExcelFile from 'read-excel-file/universal';
import { unzipSync, strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { money } from '~server/contract/money';
import { tableFile } from './table-file.server';
import type { Table, TableCell } from './table';

type Row = readonly TableCell[];

const table: Table<Row> = {
  title: 'Прайс: [усе] на 26 листопада, для Первоцвіту',
  columns: [
    { header: 'Сорт', cell: ([name]) => name ?? null },
    { header: 'Ціна', cell: ([, price]) => price ?? null },
    { header: 'День', cell: ([, , day]) => day ?? null },
    { header: 'Замовити', cell: () => null, xlsx: 'input' },
    { header: 'Код', cell: ([, , , id]) => id ?? null, xlsx: 'hidden' },
  ],
  rows: [
    ['=HYPERLINK("http://evil")', money(123_456), { day: '2026-11-20' }, '0042'],
    ['a\u0000<b>&"', 12.5, null, 'x'],
  ],
  note: 'Це перші 2 позиції.',
};

const download = (path: string) => tableFile(new Request(`https://shop.example${path}`), 'price-list', table);

describe('tableFile', () => {
  it('writes XLSX with numbers as numbers, days as days and text as text, at an address that ends in .xlsx', async () => {
    const response = await download('/en/price-list.xlsx?categoryId=1');
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="price-list.xlsx"',
      'cache-control': 'private, no-store',
    });
    const [sheet] = await readExcelFile(await response.arrayBuffer());
    expect(sheet?.sheet).toHaveLength(31);
    expect(sheet?.data).toEqual([
      ['Сорт', 'Ціна', 'День', 'Замовити', 'Код'],
      ['=HYPERLINK("http://evil")', 1234.56, new Date('2026-11-20'), null, '0042'],
      ['a<b>&"', 12.5, null, null, 'x'],
      ['Це перші 2 позиції.', null, null, null, null],
    ]);
  });

  it('freezes the head row, sets widths and hides columns in XLSX', async () => {
    const files = unzipSync(new Uint8Array(await (await download('/price-list.xlsx')).arrayBuffer()));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(sheet).toMatch(/<col min="1" max="1" width="27"/);
    expect(sheet.match(/<col [^>]*hidden="1"[^>]*>/g)).toEqual([expect.stringContaining('min="5" max="5"')]);
  });

  it('writes CSV without the columns of a spreadsheet at other addresses', async () => {
    const response = await download('/price-list.csv');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="price-list.csv"');
    expect((await response.text()).split('\r\n')).toEqual([
      'Сорт;Ціна;День',
      `"'=HYPERLINK(""http://evil"")";1234,56;20.11.2026`,
      'a\u0000<b>&";12,5;'.replace(/^(.*?);/, '"a\u0000<b>&""";'),
      'Це перші 2 позиції.',
      '',
    ]);
  });
});
