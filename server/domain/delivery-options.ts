import type { AddressType, DeliveryType } from '../contract/enumerations';

interface DeliveryRules {
  readonly addresses: readonly AddressType[];
  /** Where cash can be paid; null where no staff meets the customer. */
  readonly cashAt: 'pickup' | 'door' | null;
}

/** Delivery types (specification, section 9) in the order they are offered; without address types none is needed. */
const deliveryRules: Readonly<Record<DeliveryType, DeliveryRules>> = {
  pickup: { addresses: [], cashAt: 'pickup' },
  delivery: { addresses: ['client', 'store'], cashAt: 'door' },
  specialDelivery: { addresses: ['client', 'store'], cashAt: 'door' },
  novapost: { addresses: ['novapost'], cashAt: null },
  bus: { addresses: ['carrier'], cashAt: null },
};

export const deliveryOptions = Object.keys(deliveryRules) as readonly DeliveryType[];

export function addressTypesOf(delivery: DeliveryType): readonly AddressType[] {
  return deliveryRules[delivery].addresses;
}

export function cashPlaceOf(delivery: DeliveryType): 'pickup' | 'door' | null {
  return deliveryRules[delivery].cashAt;
}

export function isDeliveryType(text: string | undefined): text is DeliveryType {
  return deliveryOptions.some((option) => option === text);
}

export function takesAddress(delivery: DeliveryType, addressType: string): boolean {
  return addressTypesOf(delivery).some((type) => type === addressType);
}

export function needsAddress(delivery: DeliveryType): boolean {
  return addressTypesOf(delivery).length > 0;
}
