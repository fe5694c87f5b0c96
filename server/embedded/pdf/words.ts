import type { DeliveryType, Language, PaymentMethod, PdfKind } from '../../contract/enumerations';
import { inThree, type Translated } from '../translated';

const documentTitles: Record<PdfKind, Translated> = {
  invoice: inThree('Видаткова накладна', 'Expense invoice', 'Расходная накладная'),
  proforma: inThree('Рахунок-проформа', 'Proforma invoice', 'Счёт-проформа'),
  'claim-act': inThree('Акт рекламації', 'Claim act', 'Акт рекламации'),
  'client-invoice': inThree('Рахунок на оплату', 'Invoice', 'Счёт на оплату'),
  check: inThree('Інформація про оплату', 'Payment information', 'Информация об оплате'),
};

export const deliveryLabels: Record<DeliveryType, Translated> = {
  pickup: inThree('самовивіз', 'pickup', 'самовывоз'),
  delivery: inThree('доставка', 'delivery', 'доставка'),
  specialDelivery: inThree('термінове таксі', 'urgent taxi', 'срочное такси'),
  novapost: inThree('поштовий перевізник', 'postal carrier', 'почтовый перевозчик'),
  bus: inThree('автобус', 'bus', 'автобус'),
};

export const paymentLabels: Record<PaymentMethod, Translated> = {
  cash: inThree('готівка', 'cash', 'наличные'),
  terminal: inThree('термінал', 'terminal', 'терминал'),
  courier: inThree('при отриманні', 'on delivery', 'при получении'),
  monobank: inThree('картка Visa/MasterCard', 'Visa/MasterCard', 'карта Visa/MasterCard'),
  card: inThree('банківська картка', 'credit card', 'банковская карта'),
  partner: inThree('рахунок ФОП', 'business account', 'счёт ФОП'),
  paypal: inThree('PayPal', 'PayPal', 'PayPal'),
  transfer: inThree('банківський переказ', 'bank transfer', 'банковский перевод'),
};

const paid: Translated = inThree('сплачено', 'paid', 'оплачено');
const paymentStatusLabels: Readonly<Record<string, Translated>> = {
  pending: inThree('очікує оплати', 'awaiting payment', 'ожидает оплаты'),
  paid,
  success: paid,
  refunded: inThree('повернено', 'refunded', 'возвращено'),
  cancelled: inThree('скасовано', 'cancelled', 'отменено'),
  failed: inThree('не пройшла', 'failed', 'не прошла'),
  failure: inThree('не пройшла', 'failed', 'не прошла'),
  hold: inThree('кошти зарезервовано', 'on hold', 'средства зарезервированы'),
  processing: inThree('обробляється', 'processing', 'обрабатывается'),
};

/** A document whose type has no paper of its own kind is drawn as another, under its own name. */
const ownTitles: Readonly<Record<string, Translated>> = {
  return: inThree('Повернення', 'Return', 'Возврат'),
  waybillInvoice: inThree('Товарно-транспортна накладна', 'Waybill', 'Товарно-транспортная накладная'),
};

/** What a paper is called: a return drawn as a claim act is a return. */
export function titleOf(kind: PdfKind, documentType: string): Translated {
  const isOfAnother = kind === 'proforma' || kind === 'check';
  return (isOfAnother ? undefined : ownTitles[documentType]) ?? documentTitles[kind];
}

/** A payment status in words. */
export function paymentStatusLabel(status: string, language: Language): string {
  return paymentStatusLabels[status]?.[language] ?? status;
}

export const documentLabels = {
  from: inThree('від', 'of', 'от'),
  customer: inThree('Покупець', 'Customer', 'Покупатель'),
  code: inThree('Код клієнта', 'Customer code', 'Код клиента'),
  delivery: inThree('Доставка', 'Delivery', 'Доставка'),
  address: inThree('Адреса', 'Address', 'Адрес'),
  payment: inThree('Оплата', 'Payment', 'Оплата'),
  item: inThree('Товар', 'Item', 'Товар'),
  farm: inThree('Плантація', 'Farm', 'Плантация'),
  quantity: inThree('К-сть, шт', 'Qty, pcs', 'Кол-во, шт'),
  price: inThree('Ціна, грн', 'Price, UAH', 'Цена, грн'),
  lineDiscount: inThree('Знижка, грн', 'Discount, UAH', 'Скидка, грн'),
  sum: inThree('Сума, грн', 'Sum, UAH', 'Сумма, грн'),
  pieces: inThree('Усього, шт', 'Total, pcs', 'Всего, шт'),
  gross: inThree('Сума без знижки, грн', 'Sum without discount, UAH', 'Сумма без скидки, грн'),
  discount: inThree('Знижка, грн', 'Discount, UAH', 'Скидка, грн'),
  correction: inThree('Коригування, грн', 'Correction, UAH', 'Корректировка, грн'),
  bonuses: inThree('Бонуси, грн', 'Bonuses, UAH', 'Бонусы, грн'),
  difference: inThree('Коригування постачальника, грн', "Supplier's correction, UAH", 'Корректировка поставщика, грн'),
  total: inThree('До сплати, грн', 'Total, UAH', 'К оплате, грн'),
  handedOver: inThree(
    'Відпустив ____________________',
    'Handed over ____________________',
    'Отпустил ____________________',
  ),
  received: inThree('Отримав ____________________', 'Received ____________________', 'Получил ____________________'),
} as const;

export const priceListLabels = {
  title: inThree('Прайс-лист', 'Price list', 'Прайс-лист'),
  category: inThree('Розділ', 'Section', 'Раздел'),
  everything: inThree('увесь асортимент', 'the whole range', 'весь ассортимент'),
  shown: inThree(
    'Перші {count} позицій із {total}; решта — у каталозі.',
    'The first {count} of {total} items; the rest are in the catalogue.',
    'Первые {count} позиций из {total}; остальное — в каталоге.',
  ),
  length: inThree('см', 'cm', 'см'),
  pack: inThree('Пачка', 'Pack', 'Пачка'),
  stock: inThree('Є, шт', 'Stock', 'Есть, шт'),
} as const;
