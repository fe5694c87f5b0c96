import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FileError } from './file-table';
import { readTable } from './read-table.server';
import { packParts, workbook, workbookParts } from './xlsx.fixture';

const sample = async (name: string) => new Blob([await readFile(`tests/order-lists/${name}`)]);
const refusal = (file: Blob) =>
  readTable(file).then(
    () => 'read',
    (error: unknown) => (error instanceof FileError ? error.kind : String(error)),
  );
const text = (content: string) => new Blob([content]);

describe('readTable of workbooks', () => {
  it('reads a workbook of LibreOffice: formulas by their last value, days as days', async () => {
    const rows = await readTable(await sample('libreoffice.xlsx'));
    expect(rows.slice(2, 9)).toEqual([
      ['Назва', 'Ростовка', 'Плантація', 'К-сть, шт', 'Коли'],
      ['Freedom', 60, 'Los Nevados', 100, new Date('2026-11-27')],
      ['Аваланш', 50, null, 50, null],
      ['Еустома біла', null, null, null, null],
      ['Рускус', null, null, '2 пачки', null],
      ['Тюльпан', null, null, new Date('2026-05-01'), null],
      ['Хризантема', null, null, 1.5, null],
    ]);
  });

  it('reads shared strings of several runs, as Excel writes them', async () => {
    const file = workbook({
      sharedStrings: ['Назва', 'К-сть', '</t></si><si><r><t>Free</t></r><r><rPr><b/></rPr><t>dom</t></r></si><si><t>'],
      sheetData:
        '<row r="1" spans="1:2"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>' +
        '<row r="2"><c r="A2" t="s"><v>3</v></c><c r="B2"><f>50*2</f><v>100</v></c></row>',
    });
    expect(await readTable(file)).toEqual([
      ['Назва', 'К-сть'],
      ['Freedom', 100],
    ]);
  });

  it('reads inline strings, days by their style and a sheet at an absolute address, as Google Sheets and scripts write them', async () => {
    const file = workbook({
      target: '/xl/worksheets/sheet1.xml',
      sheetData:
        '<row r="1"><c r="A1" t="inlineStr"><is><t>Freedom &amp; 60</t></is></c><c r="B1" s="1"><v>46143</v></c><c r="D1" t="b"><v>1</v></c></row>',
    });
    expect(await readTable(file)).toEqual([['Freedom & 60', new Date('2026-05-01'), null, true]]);
  });

  it('looks for the first sheet with cells', async () => {
    const parts = workbookParts({ sheetData: '<row r="1"><c r="A1"><v>7</v></c></row>', sheets: 2 });
    const filled = parts['xl/worksheets/sheet1.xml'] ?? '';
    const rels = parts['xl/_rels/workbook.xml.rels'] ?? '';
    expect(
      await readTable(
        packParts({
          ...parts,
          'xl/worksheets/sheet1.xml': filled.replace(/<row.*<\/row>/, ''),
          'xl/worksheets/sheet2.xml': filled,
          'xl/_rels/workbook.xml.rels': rels.replace(/(Id="rId2".*?)sheet1/, '$1sheet2'),
        }),
      ),
    ).toEqual([[7]]);
    expect(await refusal(workbook({ sheetData: '' }))).toBe('empty');
  });

  it('reads no entities of a document type', async () => {
    const parts = workbookParts({ sheetData: '<row r="1"><c r="A1" t="inlineStr"><is><t>&a;</t></is></c></row>' });
    const sheet = (parts['xl/worksheets/sheet1.xml'] ?? '').replace(
      '<worksheet',
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet',
    );
    const file = packParts({ ...parts, 'xl/worksheets/sheet1.xml': sheet });
    const answer = await readTable(file).catch((error: unknown) => String(error));
    expect(JSON.stringify(answer)).not.toContain('root');
  });
});

describe('readTable refuses', () => {
  it('a workbook under a password or of the old format', async () => {
    expect(await refusal(await sample('libreoffice.xls'))).toBe('protected');
  });

  it('a file over 2 MB', async () => {
    expect(await refusal(new Blob([new Uint8Array(2 * 1_048_576 + 1)]))).toBe('tooLarge');
  });

  it('a picture under another name', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    expect(await refusal(new Blob([png]))).toBe('notTable');
  });

  it('a zip of anything else, also of a workbook', async () => {
    const inner = new Uint8Array(await workbook({ sheetData: '' }).arrayBuffer());
    expect(await refusal(new Blob([new Uint8Array(zipSync({ 'list.xlsx': inner }))]))).toBe('notTable');
  });

  it('a workbook that is cut off', async () => {
    const bytes = await workbook({ sheetData: '<row r="1"><c r="A1"><v>7</v></c></row>' }).arrayBuffer();
    expect(await refusal(new Blob([bytes.slice(0, bytes.byteLength - 100)]))).toBe('broken');
    expect(await refusal(packParts({ 'xl/workbook.xml': '<workbook' }))).toBe('broken');
  });

  it('a workbook that unpacks to more than 12 MB, whatever size it declares', async () => {
    const parts = workbookParts({ sheetData: '' });
    const files = Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, strToU8(content)]));
    const bomb = Buffer.from(zipSync({ ...files, 'xl/worksheets/sheet2.xml': new Uint8Array(60 * 1_048_576) }));
    expect(bomb.length).toBeLessThan(2 * 1_048_576);
    expect(await refusal(new Blob([bomb]))).toBe('tooLarge');
    // The sizes in the directory at the end of the file.
    for (let at = bomb.indexOf('PK\u0001\u0002'); at >= 0; at = bomb.indexOf('PK\u0001\u0002', at + 4)) {
      if (bomb.readUInt32LE(at + 24) > 1_048_576) bomb.writeUInt32LE(1_000, at + 24);
    }
    const begin = process.cpuUsage();
    expect(await refusal(new Blob([bomb]))).toBe('broken');
    expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(1_000);
  }, 30_000);

  it('ten thousand sheets', async () => {
    const sheet = workbookParts({ sheetData: '' })['xl/worksheets/sheet1.xml'] ?? '';
    const more = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, at) => [`xl/worksheets/sheet${at + 2}.xml`, sheet] as const),
    );
    expect(await refusal(workbook({ sheetData: '', more }))).not.toBe('read');
    const listed = workbook({ sheetData: '<row r="1"><c r="A1"><v>7</v></c></row>', sheets: 10_000 });
    expect(await readTable(listed)).toEqual([[7]]);
  }, 30_000);

  it.each([
    '<row r="1048576"><c r="A1048576"><v>1</v></c></row>',
    '<row r="1"><c r="XFD1"><v>1</v></c></row><row r="9000"><c r="A9000"><v>1</v></c></row>',
    '<row r="1e9"><c><v>1</v></c></row>',
    '<row r=\'999999999\'><c r="A1"><v>1</v></c></row>',
  ])('cells that are far away: %s', async (sheetData) => {
    expect(await refusal(workbook({ sheetData }))).toMatch(/tooLarge|broken/);
  });

  it('more cells than can be read in a second', async () => {
    const cells = '<c r="A1" t="inlineStr"><is><t>a</t></is></c>'.repeat(60_000);
    expect(await refusal(workbook({ sheetData: `<row r="1">${cells}</row>` }))).toBe('tooLarge');
  });

  it('an empty file', async () => {
    expect(await refusal(text(''))).toBe('empty');
    expect(await refusal(text(';;\r\n \r\n'))).toBe('empty');
  });
});

describe('readTable of texts', () => {
  it('reads CSV in windows-1251, as Excel in Ukraine and LibreOffice save it', async () => {
    const rows = await readTable(await sample('libreoffice-windows-1251.csv'));
    expect(rows.slice(1, 3)).toEqual([
      ['Назва', 'Ростовка', 'Плантація', 'К-сть, шт', 'Коли'],
      ['Freedom', '60', 'Los Nevados', '100', '2026-11-27'],
    ]);
  });

  it.each([
    ['semicolons', '\uFEFFНазва;К-сть\r\n"Фрідом; 60";1,5\r\n'],
    ['commas', 'Назва,К-сть\n"Фрідом; 60","1,5"\n'],
    ['tabs', 'Назва\tК-сть\nФрідом; 60\t1,5'],
    ['a line that names the sign', 'sep=;\r\nНазва;К-сть\r\n"Фрідом; 60";1,5'],
  ])('reads UTF-8 with %s', async (_, content) => {
    expect(await readTable(text(content))).toEqual([
      ['Назва', 'К-сть'],
      ['Фрідом; 60', '1,5'],
    ]);
  });

  it('reads UTF-16 with tabs, which Excel calls Unicode text', async () => {
    const bytes = Buffer.from('\uFEFFНазва\tК-сть\r\nФрідом\t5\r\n', 'utf16le');
    expect(await readTable(new Blob([bytes]))).toEqual([
      ['Назва', 'К-сть'],
      ['Фрідом', '5'],
    ]);
  });

  it('leaves the lines of a written list whole', async () => {
    expect(await readTable(text('Добрий день!\nфрідом 60 - 100, еустома біла 40 шт\nрускус 5 п.'))).toEqual([
      ['Добрий день!'],
      ['фрідом 60 - 100, еустома біла 40 шт'],
      ['рускус 5 п.'],
    ]);
  });
});
