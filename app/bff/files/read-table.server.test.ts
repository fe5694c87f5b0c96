import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { kindOfHead } from '~server/domain/order-table/heads';
import { FileError } from './file-error';
import { readTable } from './read-table.server';
import { packParts, workbook, workbookOf, workbookParts } from './xlsx.fixture';

const sample = async (name: string) => new Blob([await readFile(`tests/order-lists/${name}`)]);
const isKnown = (word: string) => kindOfHead(word) !== null;
const sheetsOf = (file: Blob) => readTable(file, isKnown);
/** The texts of the first sheet. */
const rowsOf = async (file: Blob) =>
  ((await sheetsOf(file))[0]?.rows ?? []).map(({ cells }) => cells.map((cell) => cell.text));
const refusal = (file: Blob) =>
  sheetsOf(file).then(
    () => 'read',
    (error: unknown) => (error instanceof FileError ? error.kind : String(error)),
  );
const text = (content: string) => new Blob([content]);

describe('readTable of workbooks', () => {
  it('reads a workbook of LibreOffice: formulas by their last value, days as days', async () => {
    const rows = await rowsOf(await sample('libreoffice.xlsx'));
    expect(rows.slice(1, 8)).toEqual([
      ['Назва', 'Ростовка', 'Плантація', 'К-сть, шт', 'Коли'],
      ['Freedom', '60', 'Los Nevados', '100', '27.11.2026'],
      ['Аваланш', '50', '', '50'],
      ['Еустома біла'],
      ['Рускус', '', '', '2 пачки'],
      ['Тюльпан', '', '', '01.05.2026'],
      ['Хризантема', '', '', '1.5'],
    ]);
  });

  it('reads shared strings of several runs, as Excel writes them', async () => {
    const file = workbook({
      sharedStrings: ['Назва', 'К-сть', '</t></si><si><r><t>Free</t></r><r><rPr><b/></rPr><t>dom</t></r></si><si><t>'],
      sheetData:
        '<row r="1" spans="1:2"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>' +
        '<row r="2"><c r="A2" t="s"><v>3</v></c><c r="B2"><f>50*2</f><v>100</v></c></row>',
    });
    expect(await rowsOf(file)).toEqual([
      ['Назва', 'К-сть'],
      ['Freedom', '100'],
    ]);
  });

  it('reads inline strings, days by their style and a sheet at an absolute address, as Google Sheets and scripts write them', async () => {
    const file = workbook({
      target: '/xl/worksheets/sheet1.xml',
      sheetData:
        '<row r="1"><c r="A1" t="inlineStr"><is><t>Freedom &amp; 60</t></is></c><c r="B1" s="1"><v>46143</v></c><c r="D1" t="b"><v>1</v></c></row>',
    });
    expect(await rowsOf(file)).toEqual([['Freedom & 60', '01.05.2026', '', 'TRUE']]);
  });

  it('reads all sheets, also where the first has no cells', async () => {
    const parts = workbookParts({ sheetData: '<row r="1"><c r="A1"><v>7</v></c></row>', sheets: 2 });
    const filled = parts['xl/worksheets/sheet1.xml'] ?? '';
    const rels = parts['xl/_rels/workbook.xml.rels'] ?? '';
    expect(
      (
        await sheetsOf(
          packParts({
            ...parts,
            'xl/worksheets/sheet1.xml': filled.replace(/<row.*<\/row>/, ''),
            'xl/worksheets/sheet2.xml': filled,
            'xl/_rels/workbook.xml.rels': rels.replace(/(Id="rId2".*?)sheet1/, '$1sheet2'),
          }),
        )
      ).map(({ rows }) => rows.length),
    ).toEqual([0, 1]);
    expect(await refusal(workbook({ sheetData: '' }))).toBe('empty');
  });

  // @asvs 1.5.1
  it('reads no entities of a document type', async () => {
    const parts = workbookParts({ sheetData: '<row r="1"><c r="A1" t="inlineStr"><is><t>&a;</t></is></c></row>' });
    const sheet = (parts['xl/worksheets/sheet1.xml'] ?? '').replace(
      '<worksheet',
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet',
    );
    const file = packParts({ ...parts, 'xl/worksheets/sheet1.xml': sheet });
    const answer = await rowsOf(file).catch((error: unknown) => String(error));
    expect(JSON.stringify(answer)).not.toContain('root');
  });
});

describe('readTable takes a workbook as its spreadsheet shows it', () => {
  it('leaves hidden and very hidden sheets out and reads the open one first', async () => {
    const sheets = [
      { name: 'Old', state: 'hidden' as const, rows: [['Freedom', 500]] },
      { name: 'Notes', rows: [['Mondial']] },
      { name: 'Lists', state: 'veryHidden' as const, rows: [['Ruscus']] },
      { name: 'Order', rows: [['Explorer', 25]] },
    ];
    expect((await sheetsOf(workbookOf(sheets, 3))).map(({ name }) => name)).toEqual(['Order', 'Notes']);
    expect(await rowsOf(workbookOf(sheets))).toEqual([['Mondial']]);
  });

  it('shows numbers under their formats, and rounds them likewise', async () => {
    const numbers = [
      { value: 50, format: '0" пач."' },
      { value: 1500, format: '#,##0" шт"' },
      { value: 99.6, format: '0' },
      { value: 0.5, format: '0%' },
      { value: 100000, format: '0,' },
      { value: 46143, format: 'dd.mm.yyyy' },
      { value: 7, format: ';;;' },
      100.00000000000001,
      1.5,
    ];
    const texts = ['50 пач.', '1500 шт', '100', '50% (0.5)', '100 (100000)', '01.05.2026', '(7)', '100', '1.5'];
    expect(await rowsOf(workbookOf([{ rows: [numbers] }]))).toEqual([texts]);
  });

  it('shows a formula by its last value, and as it stands where it has none', async () => {
    const cells = [{ formula: '4*25', value: 100 }, { formula: '4*25' }, { error: '#N/A', formula: 'X' }];
    expect(await rowsOf(workbookOf([{ rows: [cells] }]))).toEqual([['100', '=4*25', '#N/A']]);
  });

  it('reads cells without addresses, rows out of order and an empty cell in the last row', async () => {
    const rows = [
      ['Назва', 'К-сть'],
      ['Freedom', 100],
      [null, 7],
    ];
    const texts = [
      ['Назва', 'К-сть'],
      ['Freedom', '100'],
      ['', '7'],
    ];
    expect(await rowsOf(workbookOf([{ rows, isBare: true }]))).toEqual(texts);
    expect(await rowsOf(workbookOf([{ rows, isReversed: true }]))).toEqual(texts);
    const sheetData = '<row r="1"><c r="B1"><v>5</v></c></row><row r="1048576"><c r="XFD1048576" s="1"/></row>';
    expect(await rowsOf(workbook({ sheetData }))).toEqual([['', '5']]);
  });

  it('fills merged cells down, and says which rows and columns are hidden', async () => {
    const rows = [
      ['Freedom', 50, 'x'],
      [null, 60],
      [null, 70],
    ];
    const [sheet] = await sheetsOf(
      workbookOf([{ rows, merges: ['A1:A3', 'C1:D1'], hiddenRows: [1], hiddenColumns: [2] }]),
    );
    expect(sheet?.rows.map(({ cells }) => cells[0]?.text)).toEqual(['Freedom', 'Freedom', 'Freedom']);
    expect(sheet?.rows.map(({ isHidden }) => isHidden)).toEqual([false, true, false]);
    expect([...(sheet?.hiddenColumns ?? [])]).toEqual([2]);
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

  // @asvs 5.1.1
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
    expect(await rowsOf(listed)).toEqual([['7']]);
  }, 30_000);

  it.each([
    '<row r="1e9"><c><v>1</v></c></row>',
    '<row r=\'999999999\'><c r="A1"><v>1</v></c></row>',
    '<row r="1"><c r="ZZZZ1"><v>1</v></c></row>',
  ])('cells at places that no sheet has: %s', async (sheetData) => {
    expect(await refusal(workbook({ sheetData }))).toBe('broken');
  });

  it('cells far to the right in so many rows that their gaps would take all memory', async () => {
    const rows = Array.from({ length: 100 }, (_, at) => `<row r="${at + 1}"><c r="XFD${at + 1}"><v>1</v></c></row>`);
    expect(await refusal(workbook({ sheetData: rows.join('') }))).toBe('tooLarge');
  });

  it('merged areas that would fill more cells than a sheet may have', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`);
    const merges = '<mergeCell ref="A1:A5000"/>'.repeat(5_000);
    expect(await refusal(workbook({ sheetData: rows.join(''), merges }))).toBe('tooLarge');
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
    const rows = await rowsOf(await sample('libreoffice-windows-1251.csv'));
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
    expect(await rowsOf(text(content))).toEqual([
      ['Назва', 'К-сть'],
      ['Фрідом; 60', '1,5'],
    ]);
  });

  it('reads UTF-16 with tabs, which Excel calls Unicode text', async () => {
    const bytes = Buffer.from('\uFEFFНазва\tК-сть\r\nФрідом\t5\r\n', 'utf16le');
    expect(await rowsOf(new Blob([bytes]))).toEqual([
      ['Назва', 'К-сть'],
      ['Фрідом', '5'],
    ]);
  });

  it('leaves the lines of a written list whole', async () => {
    expect(await rowsOf(text('Добрий день!\nфрідом 60 - 100, еустома біла 40 шт\nрускус 5 п.'))).toEqual([
      ['Добрий день!'],
      ['фрідом 60 - 100, еустома біла 40 шт'],
      ['рускус 5 п.'],
    ]);
  });

  it.each(['windows-1251', 'x-mac-cyrillic', 'ibm866', 'koi8-u'])('reads CSV in %s', async (page) => {
    const decoder = new TextDecoder(page);
    const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(new Uint8Array([code])), code]));
    const content = 'Назва;Кількість\r\nМондіаль;50\r\n';
    const bytes = Uint8Array.from(content, (sign) => codes.get(sign) ?? 0x3f);
    // The code page 866 has no Ukrainian 'і' of its own, so a system writes a Latin one.
    const text = page === 'ibm866' ? content.replaceAll('і', '?') : content;
    expect(await rowsOf(new Blob([bytes]))).toEqual(
      text
        .trim()
        .split('\r\n')
        .map((line) => line.split(';')),
    );
  });

  it.each(['\uFEFF', ''])('reads UTF-16BE and UTF-16LE that begins with %j', async (mark) => {
    const little = Buffer.from(`${mark}Назва;К-сть\r\nFreedom;5\r\n`, 'utf16le');
    const expected = [
      ['Назва', 'К-сть'],
      ['Freedom', '5'],
    ];
    expect(await rowsOf(new Blob([little]))).toEqual(expected);
    expect(await rowsOf(new Blob([Buffer.from(little).swap16()]))).toEqual(expected);
  });

  it('refuses a text in which no word is known in any code page', async () => {
    expect(await refusal(new Blob([Uint8Array.from([0xfe, 0xb2, 0xcb, 0x3b, 0xbe, 0x0a])]))).toBe('notTable');
  });

  it('reads records with line breaks in quotes, also with one comma too many', async () => {
    const content = 'Назва,Ростовка,К-сть,Примітка\r\nFreedom,60,100,"без листя\nобрізати"\r\nMondial,50,25,,\r\n';
    expect(await rowsOf(text(content))).toEqual([
      ['Назва', 'Ростовка', 'К-сть', 'Примітка'],
      ['Freedom', '60', '100', 'без листя обрізати'],
      ['Mondial', '50', '25', '', ''],
    ]);
  });

  it('reads the tables of a page under the name of a workbook, merged cells filled down', async () => {
    const html =
      '<html><head><style>td{}</style></head><body><p>Order</p><table><tr><th>Назва<th colspan=2>К-сть</tr>' +
      '<tr><td rowspan=2>Bosch &amp; Dekker</td><td>60<td>100</tr><tr style="display: none"><td>70</td><td>50</td></tr></table></body></html>';
    const [sheet] = await sheetsOf(text(html));
    expect(sheet?.rows.map(({ cells }) => cells.map((cell) => cell.text))).toEqual([
      ['Назва', 'К-сть', ''],
      ['Bosch & Dekker', '60', '100'],
      ['Bosch & Dekker', '70', '50'],
    ]);
    expect(sheet?.rows.map(({ isHidden }) => isHidden)).toEqual([false, false, true]);
  });

  it.each([
    '{"rows":[1,2]}',
    '[["Freedom",60]]',
    '{"name":"Freedom","qty":60}\n{"name":"Mondial","qty":50}',
    '%PDF-1.7\n1 0 obj',
    '<?xml version="1.0"?><Workbook/>',
    '{\\rtf1 x}',
  ])('refuses %j under the name of a table', async (content) => {
    expect(await refusal(text(content))).toBe('notTable');
  });
});
