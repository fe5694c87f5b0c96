import type { DeliveryType, PaymentMethod } from '~server/contract/enumerations';
import { cashPlaceOf } from './delivery-options';

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

/** Money that changes hands in person needs a way of delivery at which somebody takes it. */
const places: Readonly<Partial<Record<PaymentOption, 'pickup' | 'door'>>> = {
  cashInStore: 'pickup',
  cashAtBase: 'pickup',
  cashOnDelivery: 'door',
  terminal: 'door',
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
  return places[option] ?? null;
}

/** Whether an order delivered in this way can be paid for in that way. */
export function allowsPayment(option: PaymentOption, delivery: DeliveryType): boolean {
  const place = placeOfPayment(option);
  return place === null || place === cashPlaceOf(delivery);
}
