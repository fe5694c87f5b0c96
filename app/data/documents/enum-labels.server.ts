import type { TFunction } from 'i18next';
import type { RequestContext } from '~/bff/context.server';
import type { CustomerDocument } from '~server/contract/documents';
import {
  deliveryTypes,
  documentTypes,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
} from '~server/contract/enumerations';

/** The enumerations a document shows (specification, sections 3 and 4) and their known members. */
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

/** The word for a member; one the portal does not know is shown as it came, a missing one is null. */
export function labelFor(t: TFunction, list: keyof typeof members, member: string | null | undefined): string | null {
  if (!member) return null;
  const known: readonly string[] = members[list];
  return known.includes(member) ? t(`documents:${list}.${member}` as MemberKey) : member;
}

/** The word for a way of delivery; the one to the address is called free only where every order is delivered so. */
export function deliveryLabel(
  { t, services }: Pick<RequestContext, 't' | 'services'>,
  delivery: string | null | undefined,
): string | null {
  return delivery === 'delivery' && services.env.rules.freeDeliveryFrom
    ? t('checkout:delivery.delivery')
    : labelFor(t, 'delivery', delivery);
}

/** A document's name: 'Видаткова накладна № ВН-000812'. */
export function documentTitle(
  { t }: { readonly t: TFunction },
  { documentType, number }: Pick<CustomerDocument, 'documentType' | 'number'>,
): string {
  return t('documents:titled', { type: labelFor(t, 'type', documentType), number });
}
