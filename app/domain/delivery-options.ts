import type { AddressType, DeliveryType } from '~server/contract/enumerations';

interface DeliveryRules {
  /** Types of address that it takes; none where it needs no address. */
  readonly addresses: readonly AddressType[];
  /** Where the supplier's people take money in person; null where none of them meets the customer. */
  readonly cashAt: 'pickup' | 'door' | null;
}

/** The table of the ways of delivery (specification, section 9), in the order they are offered. */
const deliveryRules: Readonly<Record<DeliveryType, DeliveryRules>> = {
  pickup: { addresses: [], cashAt: 'pickup' },
  delivery: { addresses: ['client', 'store'], cashAt: 'door' },
  specialDelivery: { addresses: ['client', 'store'], cashAt: 'door' },
  novapost: { addresses: ['novapost'], cashAt: null },
  bus: { addresses: ['carrier'], cashAt: null },
};

export const deliveryOptions = Object.keys(deliveryRules) as readonly DeliveryType[];

/** Types of address that can be delivered to in this way. */
export function addressTypesOf(delivery: DeliveryType): readonly AddressType[] {
  return deliveryRules[delivery].addresses;
}

/** Where an order delivered in this way can be paid for in person; null for nowhere. */
export function cashPlaceOf(delivery: DeliveryType): 'pickup' | 'door' | null {
  return deliveryRules[delivery].cashAt;
}

/** Whether a form names a way of delivery that there is. */
export function isDeliveryType(text: string | undefined): text is DeliveryType {
  return deliveryOptions.some((option) => option === text);
}

/** Whether an address of this type can be delivered to in this way. */
export function takesAddress(delivery: DeliveryType, addressType: string): boolean {
  return addressTypesOf(delivery).some((type) => type === addressType);
}

/** Whether the way of delivery needs an address at all. */
export function needsAddress(delivery: DeliveryType): boolean {
  return addressTypesOf(delivery).length > 0;
}
