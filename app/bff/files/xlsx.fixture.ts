import { strToU8, zipSync } from 'fflate';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

interface WorkbookParts {
  /** The rows of the first sheet as XML. */
  readonly sheetData: string;
  readonly sharedStrings?: readonly string[];
  /** Where the relations say that the sheet is. */
  readonly target?: string;
  readonly sheets?: number;
  readonly more?: Readonly<Record<string, string>>;
}

/** The XML files of a workbook; style 1 is a day. */
export function workbookParts({
  sheetData,
  sharedStrings = [],
  target = 'worksheets/sheet1.xml',
  sheets = 1,
  more = {},
}: WorkbookParts): Record<string, string> {
  const ids = Array.from({ length: sheets }, (_, at) => at + 1);
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"/>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${ids.map((id) => `<sheet name="S${id}" sheetId="${id}" r:id="rId${id}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${ids.map((id) => `<Relationship Id="rId${id}" Type="${RELATIONS}/worksheet" Target="${target}"/>`).join('')}<Relationship Id="rS" Type="${RELATIONS}/styles" Target="styles.xml"/><Relationship Id="rT" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${XML}<sst xmlns="${MAIN}">${sharedStrings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData>${sheetData}</sheetData></worksheet>`,
    ...more,
  };
}

export function packParts(parts: Readonly<Record<string, string>>): Blob {
  const files = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
  return new Blob([new Uint8Array(zipSync(files))]);
}

export function workbook(parts: WorkbookParts): Blob {
  return packParts(workbookParts(parts));
}
