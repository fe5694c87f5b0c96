import type { TFunction } from 'i18next';
import type { RequestContext } from '~/bff/context.server';
import { textsOf } from '~/i18n/i18n.server';
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

/** The API has one member for both kinds of cash at pickup: an order of the portal has the label as the first line of its comment. */
export function paymentMethodLabel(
  t: TFunction,
  { paymentMethod, deliveryType, comment }: Pick<CustomerDocument, 'paymentMethod' | 'deliveryType' | 'comment'>,
): string | null {
  if (paymentMethod !== 'cash' || deliveryType !== 'pickup') return labelFor(t, 'method', paymentMethod);
  const [firstLine] = (comment ?? '').split('\n');
  const isAtBase = languages.some((language) => textsOf(language)('checkout:payment.cashAtBase') === firstLine);
  return isAtBase ? t('checkout:payment.cashAtBase') : t('checkout:payment.cashInStore');
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
