import { and, asc, gt, inArray } from 'drizzle-orm';
import { categories, withDescendants } from '../flora/categories';
import { farmOf } from '../flora/farms';
import { priceColumn } from '../flora/price-groups';
import { varietyOf } from '../flora/varieties';
import { kyivDay } from '../../contract/kyiv-day';
import { products, type ProductRow } from '../store/catalogue-tables';
import type { Database } from '../store/store';
import type { ViewContext } from '../catalogue/view-context';
import { drawTable } from './draw-table';
import { formatDay, formatMoney, formatNumber } from './formats';
import { colors, createPdf, setText } from './create-pdf';
import { priceListLabels as words, documentLabels } from './labels';
import { money } from '../../contract/money';

const MAX_ROWS = 2000;

function rowOf(product: ProductRow, { customer, language }: ViewContext): string[] {
  const { names, species } = varietyOf(product.varietyId);
  return [
    `${names[language]}, ${species.names[language].toLowerCase()}`,
    farmOf(product.farmId).name,
    String(product.lengthCm),
    String(product.packSize),
    formatNumber(product.mainStock ?? 0),
    ...(customer ? [formatMoney(money(product[priceColumn(customer.priceGroupId)]))] : []),
  ];
}

/** Products in stock by name; customers see their prices. */
export async function drawPriceList(db: Database, categoryId: number | null, reader: ViewContext): Promise<Buffer> {
  const { language, customer, now } = reader;
  const where = and(
    gt(products.mainStock, 0),
    categoryId === null ? undefined : inArray(products.categoryId, withDescendants(categoryId)),
  );
  const total = await db.$count(products, where);
  const rows = await db
    .select()
    .from(products)
    .where(where)
    .orderBy(asc(products.categoryId), asc(products.rankUk), asc(products.lengthCm), asc(products.id))
    .limit(MAX_ROWS);
  const category = categories.find(({ id }) => id === categoryId);

  const title = `${words.title[language]} ${documentLabels.from[language]} ${formatDay(kyivDay(now))}`;
  const paper = await createPdf(title, language);
  const { doc, width } = paper;
  setText(doc, 'strong', 15, colors.text).text(title, { width });
  const section = category?.names[language] ?? words.everything[language];
  setText(doc, 'regular', 9.5, colors.soft).text(`${words.category[language]}: ${section}`, { width });
  doc.y += 8;
  await drawTable(
    paper,
    [
      { title: documentLabels.item[language] },
      { title: documentLabels.farm[language], width: 128 },
      { title: words.length[language], width: 36, align: 'right' },
      { title: words.pack[language], width: 48, align: 'right' },
      { title: words.stock[language], width: 52, align: 'right' },
      ...(customer ? [{ title: documentLabels.price[language], width: 62, align: 'right' as const }] : []),
    ],
    rows.map((product) => rowOf(product, reader)),
  );
  if (total > rows.length) {
    doc.y += 8;
    const shown = words.shown[language]
      .replace('{count}', formatNumber(rows.length))
      .replace('{total}', formatNumber(total));
    setText(doc, 'regular', 9, colors.soft).text(shown, { width });
  }
  return paper.finish();
}
