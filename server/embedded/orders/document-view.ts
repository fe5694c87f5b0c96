import type * as z from 'zod';
import { money, toDecimal } from '../../contract/money';
import type { customerDocument, documentItem } from '../../contract/documents';
import type { Language } from '../../contract/enumerations';
import { toImageViews } from '../pictures';
import { altOf } from '../catalogue/product-view';
import { countries } from '../flora/countries';
import { farmOf } from '../flora/farms';
import { varietyOf } from '../flora/varieties';
import type { DocumentItemRow, DocumentRow } from '../store/order-tables';

/** Full, half or quarter box. */
function containerFor(quantity: number): 'FB' | 'HB' | 'QB' {
  if (quantity >= 500) return 'FB';
  return quantity >= 200 ? 'HB' : 'QB';
}

function toItemView(row: DocumentItemRow, language: Language, origin: string): z.input<typeof documentItem> {
  const variety = varietyOf(row.varietyId);
  const farm = farmOf(row.farmId);
  return {
    id: row.id,
    product: {
      id: row.productId,
      name: variety.names[language],
      images: toImageViews(variety, origin, altOf(variety, language)),
    },
    manufacturer: { id: farm.id, name: farm.name },
    quantity: row.quantity,
    price: toDecimal(money(row.price)),
    total: toDecimal(money(row.total)),
    container: containerFor(row.quantity),
    rate: countries[farm.country].rate,
  };
}

/** Without items. */
export function toDocumentView(row: DocumentRow): z.input<typeof customerDocument> {
  const { id, number, documentType, status, date, deliveryType, paymentMethod, paymentStatus, quantity } = row;
  const { scheduledDeliveryDate, completionDate, address, comment } = row;
  return {
    id,
    number,
    documentType,
    status,
    date,
    deliveryType,
    paymentMethod,
    paymentStatus,
    quantity,
    scheduledDeliveryDate,
    completionDate,
    address,
    comment,
    total: toDecimal(money(row.total)),
    correction: toDecimal(money(row.correction)),
    discount: toDecimal(money(row.discount)),
    bonuses: toDecimal(money(row.bonuses)),
  };
}

export function loadDocumentView(
  row: DocumentRow,
  items: readonly DocumentItemRow[],
  language: Language,
  origin: string,
) {
  return { ...toDocumentView(row), items: items.map((item) => toItemView(item, language, origin)) };
}
