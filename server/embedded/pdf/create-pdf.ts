import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language } from '../../contract/enumerations';
import { supplier } from '../supplier';

const resolve = createRequire(import.meta.url).resolve;
const fonts = {
  regular: resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf'),
  strong: resolve('@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf'),
};

export const colors = { text: '#15241c', soft: '#55645b', line: '#dedbce', leaf: '#17603f', band: '#f7f5ee' } as const;

export const MARGIN = 42;
const FOOTER = 40;

export function setText(doc: PDFKit.PDFDocument, font: keyof typeof fonts, size: number, color: string) {
  return doc.font(font).fontSize(size).fillColor(color);
}

function drawLetterhead(doc: PDFKit.PDFDocument, width: number, language: Language): void {
  setText(doc, 'strong', 17, colors.leaf).text(supplier.shopName[language], MARGIN, MARGIN, { lineBreak: false });
  setText(doc, 'regular', 8.5, colors.soft);
  const facts = [
    supplier.company[language],
    supplier.contactAddress[language],
    `${supplier.contactPhone}, ${supplier.contactEmail}`,
  ];
  for (const [index, fact] of facts.entries()) doc.text(fact, MARGIN, MARGIN + index * 11.5, { width, align: 'right' });
  doc
    .moveTo(MARGIN, MARGIN + 44)
    .lineTo(MARGIN + width, MARGIN + 44)
    .lineWidth(1.5)
    .stroke(colors.leaf);
  doc.x = MARGIN;
  doc.y = MARGIN + 62;
}

export type PdfDocument = Awaited<ReturnType<typeof createPdf>>;

/** An A4 document in progress, which starts with the supplier's letterhead; lengths in points. */
export async function createPdf(title: string, language: Language) {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: language,
    info: { Title: title, Author: supplier.company[language] },
  });
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => doc.once('end', done));
  const width = doc.page.width - 2 * MARGIN;
  drawLetterhead(doc, width, language);
  return {
    doc,
    width,
    /** Top of the page footer. */
    bottom: doc.page.height - MARGIN - FOOTER / 2,
    /** Yields, so that other work can run. */
    async addPage(): Promise<void> {
      doc.addPage();
      await nextTurn();
    },
    async finish(): Promise<Buffer> {
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        doc.page.margins.bottom = 0;
        const top = doc.page.height - FOOTER;
        const place = { width, align: 'center', lineBreak: false } as const;
        setText(doc, 'regular', 8, colors.soft).text(`${title}, ${page + 1} / ${count}`, MARGIN, top, place);
      }
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}
