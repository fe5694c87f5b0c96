import type { DeliveryType, PaymentMethod } from '~server/contract/enumerations';

/** The eight ways to pay as the checkout form names them (specification, section 9). */
export const paymentOptions = [
  'cashOnDelivery',
  'creditCard',
  'electronicTransfer',
  'terminal',
  'cashInStore',
  'cardProvider',
  'businessAccount',
  'cashAtBase',
] as const;
export type PaymentOption = (typeof paymentOptions)[number];

/** The wholesale API's name of each way to pay. */
const methods: Readonly<Record<PaymentOption, PaymentMethod>> = {
  cashOnDelivery: 'courier',
  creditCard: 'card',
  electronicTransfer: 'transfer',
  terminal: 'terminal',
  cashInStore: 'cash',
  cardProvider: 'monobank',
  businessAccount: 'partner',
  cashAtBase: 'cash',
};

const atTheCounter: readonly DeliveryType[] = ['pickup'];
const atTheDoor: readonly DeliveryType[] = ['delivery', 'specialDelivery'];

/** Money that changes hands in person needs the way of delivery at which somebody takes it. */
const deliveries: Readonly<Partial<Record<PaymentOption, readonly DeliveryType[]>>> = {
  cashInStore: atTheCounter,
  cashAtBase: atTheCounter,
  cashOnDelivery: atTheDoor,
  terminal: atTheDoor,
};

/** Whether a form names a way to pay that there is. */
export function isPaymentOption(text: string | undefined): text is PaymentOption {
  return paymentOptions.some((option) => option === text);
}

/** The member of the wholesale API's payment methods that a way to pay is sent as. */
export function paymentMethodOf(option: PaymentOption): PaymentMethod {
  return methods[option];
}

/** The first way to pay that is sent as a method; null for a method that no form offers. */
export function paymentOptionOf(method: string | null): PaymentOption | null {
  return paymentOptions.find((option) => methods[option] === method) ?? null;
}

/** Where a way to pay is bound: `pickup`, `door`, or everywhere (null). */
export function placeOfPayment(option: PaymentOption): 'pickup' | 'door' | null {
  if (!deliveries[option]) return null;
  return deliveries[option] === atTheCounter ? 'pickup' : 'door';
}

/** Whether an order delivered in this way can be paid for in that way. */
export function allowsPayment(option: PaymentOption, delivery: DeliveryType): boolean {
  return deliveries[option]?.includes(delivery) ?? true;
}
