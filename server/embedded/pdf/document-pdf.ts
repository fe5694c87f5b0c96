import { sumDocument, sumItem } from '../../contract/document-sums';
import type { Language, PdfKind } from '../../contract/enumerations';
import { farmOf } from '../flora/farms';
import { varietyOf } from '../flora/varieties';
import type { Customer } from '../store/customer-tables';
import type { DocumentItemRow, DocumentRow } from '../store/order-tables';
import { drawTable } from './draw-table';
import { formatDay, formatMoney, formatNumber } from './formats';
import { colors, MARGIN, createPdf, setText, type PdfDocument } from './create-pdf';
import { deliveryLabels, paymentStatusLabel, paymentLabels, documentLabels as words, titleOf } from './labels';
import { isZero, money, negate } from '../../contract/money';

function drawFields({ doc, width }: PdfDocument, facts: readonly (readonly [string, string])[]): void {
  for (const [name, value] of facts) {
    const { y } = doc;
    setText(doc, 'regular', 9, colors.soft).text(name, MARGIN, y, { width: 96 });
    doc.fillColor(colors.text).text(value, MARGIN + 100, y, { width: width - 100 });
    doc.y = Math.max(doc.y, y + 13);
  }
  doc.y += 10;
}

function drawTotals(paper: PdfDocument, rows: readonly (readonly [string, string])[]): void {
  const { doc, width } = paper;
  doc.y += 10;
  for (const [index, [name, value]] of rows.entries()) {
    const { y } = doc;
    const isLast = index === rows.length - 1;
    if (isLast) setText(doc, 'strong', 12, colors.text);
    else setText(doc, 'regular', 9, colors.soft);
    doc.text(name, MARGIN, y, { width: width - 110, align: 'right' });
    doc.text(value, MARGIN + width - 104, y, { width: 104, align: 'right' });
    doc.y = y + (isLast ? 18 : 14);
  }
}

/** Money is stored as kopiykas. */
function itemMoney({ quantity, price, total }: DocumentItemRow) {
  return { quantity, price: money(price), total: money(total) };
}

function totalsOf(
  document: DocumentRow,
  items: readonly DocumentItemRow[],
  language: Language,
): (readonly [string, string])[] {
  const { gross, discount, bonuses, correction, difference, total } = sumDocument({
    total: money(document.total),
    discount: money(document.discount),
    bonuses: money(document.bonuses),
    correction: money(document.correction),
    items: items.map(itemMoney),
  });
  const amounts = { gross, discount: negate(discount), bonuses: negate(bonuses), correction, difference };
  return [
    [words.pieces[language], formatNumber(document.quantity)],
    ...(['gross', 'discount', 'bonuses', 'correction', 'difference'] as const).flatMap((key) =>
      isZero(amounts[key]) ? [] : [[words[key][language], formatMoney(amounts[key])] as const],
    ),
    [words.total[language], formatMoney(total)],
  ];
}

function fieldsOf(document: DocumentRow, customer: Customer, language: Language): (readonly [string, string])[] {
  const { deliveryType, address, paymentMethod, paymentStatus } = document;
  const name = [customer.company, `${customer.firstName} ${customer.lastName}`.trim(), customer.phone]
    .filter(Boolean)
    .join(', ');
  const payment = [
    paymentMethod && paymentLabels[paymentMethod][language],
    paymentStatus && paymentStatusLabel(paymentStatus, language),
  ];
  return [
    [words.customer[language], name],
    [words.code[language], customer.customerCode],
    ...(deliveryType ? [[words.delivery[language], deliveryLabels[deliveryType][language]] as const] : []),
    ...(address ? [[words.address[language], address] as const] : []),
    [words.payment[language], payment.filter(Boolean).join(', ')],
  ];
}

export interface PrintableDocument {
  readonly kind: PdfKind;
  readonly document: DocumentRow;
  readonly items: readonly DocumentItemRow[];
  readonly customer: Customer;
}

/** A4: supplier, customer, lines, totals. */
export async function drawDocument(
  { kind, document, items, customer }: PrintableDocument,
  language: Language,
): Promise<Buffer> {
  const title = `${titleOf(kind, document.documentType)[language]} № ${document.number}`;
  const paper = await createPdf(title, language);
  const { doc, width } = paper;
  setText(doc, 'strong', 15, colors.text).text(`${title} ${words.from[language]} ${formatDay(document.day)}`, {
    width,
  });
  doc.y += 8;
  drawFields(paper, fieldsOf(document, customer, language));
  await drawTable(
    paper,
    [
      { title: words.item[language] },
      { title: words.farm[language], width: 110 },
      { title: words.quantity[language], width: 58, align: 'right' },
      { title: words.price[language], width: 62, align: 'right' },
      { title: words.lineDiscount[language], width: 62, align: 'right' },
      { title: words.sum[language], width: 72, align: 'right' },
    ],
    items.map((item) => {
      const { varietyId, farmId, quantity } = item;
      const { price, total } = itemMoney(item);
      const { names, species } = varietyOf(varietyId);
      return [
        `${names[language]}, ${species.names[language].toLowerCase()}`,
        farmOf(farmId).name,
        formatNumber(quantity),
        formatMoney(price),
        formatMoney(sumItem({ quantity, price, total }).discount),
        formatMoney(total),
      ];
    }),
  );
  if (doc.y + 130 > paper.bottom) await paper.addPage();
  drawTotals(paper, totalsOf(document, items, language));
  if (kind === 'invoice' || kind === 'claim-act') {
    doc.y += 30;
    const { y } = doc;
    setText(doc, 'regular', 9, colors.soft).text(words.handedOver[language], MARGIN, y, { lineBreak: false });
    doc.text(words.received[language], MARGIN, y, { width, align: 'right' });
  }
  return paper.finish();
}
