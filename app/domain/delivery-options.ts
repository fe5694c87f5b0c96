import type { AddressType, DeliveryType } from '~server/contract/enumerations';

/** Which addresses each way of delivery takes, in the order the ways are offered; pickup needs none. */
export const addressTypesOf: Readonly<Record<DeliveryType, readonly AddressType[]>> = {
  pickup: [],
  delivery: ['client', 'store'],
  specialDelivery: ['client', 'store'],
  novapost: ['novapost'],
  bus: ['carrier'],
};

/** The ways of delivery (specification, section 9). */
export const deliveryOptions = Object.keys(addressTypesOf) as readonly DeliveryType[];

/** Whether a form names a way of delivery that there is. */
export function isDeliveryType(text: string | undefined): text is DeliveryType {
  return deliveryOptions.some((option) => option === text);
}

/** Whether an address of this type can be delivered to in this way. */
export function takesAddress(delivery: DeliveryType, addressType: string): boolean {
  return addressTypesOf[delivery].some((type) => type === addressType);
}

/** Whether the way of delivery needs an address at all. */
export function needsAddress(delivery: DeliveryType): boolean {
  return addressTypesOf[delivery].length > 0;
}
