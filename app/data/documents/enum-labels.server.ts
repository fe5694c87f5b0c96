import type { TFunction } from 'i18next';
import type { RequestContext } from '~/bff/context.server';
import { textsOf } from '~/i18n/i18n.server';
import { parseAddition } from '~server/domain/addition';
import { paymentOptionOf, type PaymentOption } from '~server/domain/payment-options';
import { languages } from '~/i18n/languages';
import type { CustomerDocument } from '~server/contract/documents';
import {
  deliveryTypes,
  documentTypes,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
} from '~server/contract/enumerations';

/** Enumerations of documents (specification, sections 3 and 4). */
const members = {
  type: documentTypes,
  status: orderStatuses,
  payment: paymentStatuses,
  method: paymentMethods,
  delivery: deliveryTypes,
  container: ['FB', 'HB', 'QB'],
} as const satisfies Record<string, readonly string[]>;

type Members = typeof members;
type MemberKey = { [List in keyof Members]: `documents:${List}.${Members[List][number]}` }[keyof Members];

/** Label of a member; an unknown one is shown as it is. */
export function labelFor(t: TFunction, list: keyof typeof members, member: string | null | undefined): string | null {
  if (!member) return null;
  const known: readonly string[] = members[list];
  return known.includes(member) ? t(`documents:${list}.${member}` as MemberKey) : member;
}

type PaidDocument = Pick<CustomerDocument, 'paymentMethod' | 'deliveryType' | 'comment'>;

export function paymentMethodLabel(t: TFunction, document: PaidDocument): string | null {
  const { paymentMethod } = document;
  if (!isCashAtPickup(document)) return labelFor(t, 'method', paymentMethod);
  return t(isCashAtBase(document) ? 'checkout:payment.cashAtBase' : 'checkout:payment.cashInStore');
}

/** The option of the checkout form that an order was placed with; null for a method that no form offers. */
export function orderedPaymentOption(document: PaidDocument): PaymentOption | null {
  return isCashAtBase(document) ? 'cashAtBase' : paymentOptionOf(document.paymentMethod);
}

function isCashAtPickup({ paymentMethod, deliveryType }: PaidDocument): boolean {
  return paymentMethod === 'cash' && deliveryType === 'pickup';
}

/** The API has one member for both kinds of cash at pickup: an order of the portal has the label as the first line of its comment. */
function isCashAtBase(document: PaidDocument): boolean {
  if (!isCashAtPickup(document)) return false;
  const [firstLine] = parseAddition(document.comment ?? '').text.split('\n');
  return languages.some((language) => textsOf(language)('checkout:payment.cashAtBase') === firstLine);
}

export function deliveryLabel(
  { t, services }: Pick<RequestContext, 't' | 'services'>,
  delivery: string | null | undefined,
): string | null {
  return delivery === 'delivery' && services.env.rules.freeDeliveryFrom
    ? t('checkout:delivery.delivery')
    : labelFor(t, 'delivery', delivery);
}

/** 'Видаткова накладна № ВН-000812' */
export function documentTitle(
  { t }: { readonly t: TFunction },
  { documentType, number }: Pick<CustomerDocument, 'documentType' | 'number'>,
): string {
  return t('documents:titled', { type: labelFor(t, 'type', documentType), number });
}
