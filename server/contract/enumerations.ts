/** Enumerations of the specification, sections 3 and 4, in its order. */

export const languages = ['uk', 'en', 'ru'] as const;
export type Language = (typeof languages)[number];

export function perLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return perMember(languages, make);
}

export function perMember<K extends string, T>(members: readonly K[], make: (member: K) => T): Record<K, T> {
  return Object.fromEntries(members.map((member) => [member, make(member)])) as Record<K, T>;
}

export const itemTypes = [
  'bouquet',
  'composition',
  'compositionInBasket',
  'compositionInFlowerpot',
  'compositionInBox',
  'service',
  'setOfBalls',
  'product',
  'arrangement',
] as const;

export const productKinds = [
  'product',
  'group',
  'composition',
  'showcase',
  'service',
  'waybillArticle',
  'accessory',
  'markdown',
  'box',
] as const;

export const deliveryTypes = ['pickup', 'delivery', 'specialDelivery', 'novapost', 'bus'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

export const documentTypes = [
  'supply',
  'sale',
  'order',
  'showcasing',
  'revaluation',
  'markdown',
  'proforma',
  'writeOff',
  'return',
  'inventorization',
  'transfer',
  'expenseInvoice',
  'claimAct',
  'waybillInvoice',
] as const;
export type DocumentType = (typeof documentTypes)[number];

export const paymentMethods = [
  'cash',
  'terminal',
  'courier',
  'monobank',
  'card',
  'partner',
  'paypal',
  'transfer',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStatuses = [
  'pending',
  'paid',
  'refunded',
  'cancelled',
  'failed',
  'hold',
  'processing',
  'success',
  'failure',
] as const;

export const orderStatuses = ['preliminary', 'accepted', 'canceled', 'florist', 'completed', 'inWork'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const addressTypes = ['client', 'store', 'novapost', 'carrier'] as const;
export type AddressType = (typeof addressTypes)[number];

export const applicantRoles = ['store_owner', 'wholesale_owner', 'freelance_florist', 'decorator'] as const;
export type ApplicantRole = (typeof applicantRoles)[number];

export const seoUrlTypes = ['category', 'product', 'page'] as const;

export const pdfKinds = ['invoice', 'proforma', 'claim-act', 'client-invoice', 'check'] as const;
export type PdfKind = (typeof pdfKinds)[number];

export const pushPlatforms = ['ios', 'android'] as const;

/** Undefined for a member that the portal does not know yet. */
export function memberOf<T extends string>(list: readonly T[], value: string | null | undefined): T | undefined {
  return list.find((member) => member === value);
}
