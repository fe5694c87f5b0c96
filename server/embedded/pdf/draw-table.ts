import { ink, MARGIN, type RelatedDocument } from './paper';

export interface Column {
  readonly title: string;
  /** Points; the first column takes what the others leave. */
  readonly width?: number;
  readonly align?: 'left' | 'right';
}

const ROW = 17;
const HEAD = 22;
const GAP = 6;

interface Placed extends Column {
  readonly x: number;
  readonly own: number;
}

function placeColumns(columns: readonly Column[], width: number): Placed[] {
  const taken = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  let x = MARGIN;
  return columns.map((column) => {
    const own = column.width ?? width - taken;
    const placed = { ...column, x, own };
    x += own;
    return placed;
  });
}

function writeCells({ doc }: RelatedDocument, columns: readonly Placed[], texts: readonly string[], y: number): void {
  for (const [index, { x, own, align = 'left' }] of columns.entries()) {
    doc.text(texts[index] ?? '', x + GAP / 2, y, { width: own - GAP, align, height: ROW - 4, ellipsis: true });
  }
}

function writeHead(paper: RelatedDocument, columns: readonly Placed[]): void {
  const { doc, width } = paper;
  doc.rect(MARGIN, doc.y, width, HEAD).fill(ink.band);
  const { y } = doc;
  doc.font('strong').fontSize(8.5).fillColor(ink.soft);
  writeCells(
    paper,
    columns,
    columns.map(({ title }) => title),
    y + 6,
  );
  doc.y = y + HEAD;
}

/** Rows of one line each; the head is repeated on every page. */
export async function drawTable(
  paper: RelatedDocument,
  columns: readonly Column[],
  rows: Iterable<readonly string[]>,
): Promise<void> {
  const { doc, width, bottom } = paper;
  const placed = placeColumns(columns, width);
  writeHead(paper, placed);
  for (const row of rows) {
    if (doc.y + ROW > bottom) {
      await paper.turn();
      writeHead(paper, placed);
    }
    const { y } = doc;
    doc.font('regular').fontSize(9).fillColor(ink.text);
    writeCells(paper, placed, row, y + 4);
    doc
      .moveTo(MARGIN, y + ROW)
      .lineTo(MARGIN + width, y + ROW)
      .lineWidth(0.5)
      .stroke(ink.line);
    doc.y = y + ROW;
  }
  doc.x = MARGIN;
}
