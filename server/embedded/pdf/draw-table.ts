import { colors, MARGIN, setText, type PdfDocument } from './create-pdf';

export interface Column {
  readonly title: string;
  /** Points; the first column takes the rest. */
  readonly width?: number;
  readonly align?: 'left' | 'right';
}

const ROW = 17;
const HEADER = 22;
const GAP = 6;

interface PositionedColumn extends Column {
  readonly x: number;
  readonly columnWidth: number;
}

function positionColumns(columns: readonly Column[], width: number): PositionedColumn[] {
  const taken = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  let x = MARGIN;
  return columns.map((column) => {
    const columnWidth = column.width ?? width - taken;
    const placed = { ...column, x, columnWidth };
    x += columnWidth;
    return placed;
  });
}

function drawCells(
  { doc }: PdfDocument,
  columns: readonly PositionedColumn[],
  texts: readonly string[],
  y: number,
): void {
  for (const [index, { x, columnWidth, align = 'left' }] of columns.entries()) {
    doc.text(texts[index] ?? '', x + GAP / 2, y, { width: columnWidth - GAP, align, height: ROW - 4, ellipsis: true });
  }
}

function drawHeader(paper: PdfDocument, columns: readonly PositionedColumn[]): void {
  const { doc, width } = paper;
  doc.rect(MARGIN, doc.y, width, HEADER).fill(colors.band);
  const { y } = doc;
  setText(doc, 'strong', 8.5, colors.soft);
  const titles = columns.map(({ title }) => title);
  drawCells(paper, columns, titles, y + 6);
  doc.y = y + HEADER;
}

/** One line per row; the header is repeated on each page. */
export async function drawTable(
  paper: PdfDocument,
  columns: readonly Column[],
  rows: Iterable<readonly string[]>,
): Promise<void> {
  const { doc, width, bottom } = paper;
  const placed = positionColumns(columns, width);
  drawHeader(paper, placed);
  for (const row of rows) {
    if (doc.y + ROW > bottom) {
      await paper.addPage();
      drawHeader(paper, placed);
    }
    const { y } = doc;
    setText(doc, 'regular', 9, colors.text);
    drawCells(paper, placed, row, y + 4);
    doc
      .moveTo(MARGIN, y + ROW)
      .lineTo(MARGIN + width, y + ROW)
      .lineWidth(0.5)
      .stroke(colors.line);
    doc.y = y + ROW;
  }
  doc.x = MARGIN;
}
