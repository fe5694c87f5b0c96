import type { DeliveryType, Language, PaymentMethod, PdfKind } from '../../contract/enumerations';
import { translated, type Translated } from '../translated';

const documentTitles: Record<PdfKind, Translated> = {
  invoice: translated('Видаткова накладна', 'Expense invoice', 'Расходная накладная'),
  proforma: translated('Рахунок-проформа', 'Proforma invoice', 'Счёт-проформа'),
  'claim-act': translated('Акт рекламації', 'Claim act', 'Акт рекламации'),
  'client-invoice': translated('Рахунок на оплату', 'Invoice', 'Счёт на оплату'),
  check: translated('Інформація про оплату', 'Payment information', 'Информация об оплате'),
};

export const deliveryLabels: Record<DeliveryType, Translated> = {
  pickup: translated('самовивіз', 'pickup', 'самовывоз'),
  delivery: translated('доставка', 'delivery', 'доставка'),
  specialDelivery: translated('термінове таксі', 'urgent taxi', 'срочное такси'),
  novapost: translated('поштовий перевізник', 'postal carrier', 'почтовый перевозчик'),
  bus: translated('автобус', 'bus', 'автобус'),
};

export const paymentLabels: Record<PaymentMethod, Translated> = {
  cash: translated('готівка', 'cash', 'наличные'),
  terminal: translated('термінал', 'terminal', 'терминал'),
  courier: translated('при отриманні', 'on delivery', 'при получении'),
  monobank: translated('картка Visa/MasterCard', 'Visa/MasterCard', 'карта Visa/MasterCard'),
  card: translated('банківська картка', 'credit card', 'банковская карта'),
  partner: translated('рахунок ФОП', 'business account', 'счёт ФОП'),
  paypal: translated('PayPal', 'PayPal', 'PayPal'),
  transfer: translated('банківський переказ', 'bank transfer', 'банковский перевод'),
};

const paid: Translated = translated('сплачено', 'paid', 'оплачено');
const paymentStatusLabels: Readonly<Record<string, Translated>> = {
  pending: translated('очікує оплати', 'awaiting payment', 'ожидает оплаты'),
  paid,
  success: paid,
  refunded: translated('повернено', 'refunded', 'возвращено'),
  cancelled: translated('скасовано', 'cancelled', 'отменено'),
  failed: translated('не пройшла', 'failed', 'не прошла'),
  failure: translated('не пройшла', 'failed', 'не прошла'),
  hold: translated('кошти зарезервовано', 'on hold', 'средства зарезервированы'),
  processing: translated('обробляється', 'processing', 'обрабатывается'),
};

/** Titles of document types that are printed as another kind. */
const ownTitles: Readonly<Record<string, Translated>> = {
  return: translated('Повернення', 'Return', 'Возврат'),
  waybillInvoice: translated('Товарно-транспортна накладна', 'Waybill', 'Товарно-транспортная накладная'),
};

/** A return printed as a claim act is called a return. */
export function titleOf(kind: PdfKind, documentType: string): Translated {
  const isOfAnother = kind === 'proforma' || kind === 'check';
  return (isOfAnother ? undefined : ownTitles[documentType]) ?? documentTitles[kind];
}

export function paymentStatusLabel(status: string, language: Language): string {
  return paymentStatusLabels[status]?.[language] ?? status;
}

export const documentLabels = {
  from: translated('від', 'of', 'от'),
  customer: translated('Покупець', 'Customer', 'Покупатель'),
  code: translated('Код клієнта', 'Customer code', 'Код клиента'),
  delivery: translated('Доставка', 'Delivery', 'Доставка'),
  address: translated('Адреса', 'Address', 'Адрес'),
  payment: translated('Оплата', 'Payment', 'Оплата'),
  item: translated('Товар', 'Item', 'Товар'),
  farm: translated('Плантація', 'Farm', 'Плантация'),
  quantity: translated('К-сть, шт', 'Qty, pcs', 'Кол-во, шт'),
  price: translated('Ціна, грн', 'Price, UAH', 'Цена, грн'),
  lineDiscount: translated('Знижка, грн', 'Discount, UAH', 'Скидка, грн'),
  sum: translated('Сума, грн', 'Sum, UAH', 'Сумма, грн'),
  pieces: translated('Усього, шт', 'Total, pcs', 'Всего, шт'),
  gross: translated('Сума без знижки, грн', 'Sum without discount, UAH', 'Сумма без скидки, грн'),
  discount: translated('Знижка, грн', 'Discount, UAH', 'Скидка, грн'),
  correction: translated('Коригування, грн', 'Correction, UAH', 'Корректировка, грн'),
  bonuses: translated('Бонуси, грн', 'Bonuses, UAH', 'Бонусы, грн'),
  difference: translated(
    'Коригування постачальника, грн',
    "Supplier's correction, UAH",
    'Корректировка поставщика, грн',
  ),
  total: translated('До сплати, грн', 'Total, UAH', 'К оплате, грн'),
  handedOver: translated(
    'Відпустив ____________________',
    'Handed over ____________________',
    'Отпустил ____________________',
  ),
  received: translated('Отримав ____________________', 'Received ____________________', 'Получил ____________________'),
} as const;

export const priceListLabels = {
  title: translated('Прайс-лист', 'Price list', 'Прайс-лист'),
  category: translated('Розділ', 'Section', 'Раздел'),
  everything: translated('увесь асортимент', 'the whole range', 'весь ассортимент'),
  shown: translated(
    'Перші {count} позицій із {total}; решта — у каталозі.',
    'The first {count} of {total} items; the rest are in the catalogue.',
    'Первые {count} позиций из {total}; остальное — в каталоге.',
  ),
  length: translated('см', 'cm', 'см'),
  pack: translated('Пачка', 'Pack', 'Пачка'),
  stock: translated('Є, шт', 'Stock', 'Есть, шт'),
} as const;
