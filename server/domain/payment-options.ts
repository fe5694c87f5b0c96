import type { DeliveryType, PaymentMethod } from '../contract/enumerations';
import { cashPlaceOf } from './delivery-options';

/** Payment options of the checkout form (specification, section 9). */
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

/** Cash needs a delivery type where staff takes it. */
const places: Readonly<Partial<Record<PaymentOption, 'pickup' | 'door'>>> = {
  cashInStore: 'pickup',
  cashAtBase: 'pickup',
  cashOnDelivery: 'door',
  terminal: 'door',
};

export function isPaymentOption(text: string | undefined): text is PaymentOption {
  return paymentOptions.some((option) => option === text);
}

export function paymentMethodOf(option: PaymentOption): PaymentMethod {
  return methods[option];
}

/** The first option of a payment method; null for one that no form offers. */
export function paymentOptionOf(method: string | null): PaymentOption | null {
  return paymentOptions.find((option) => methods[option] === method) ?? null;
}

export function placeOfPayment(option: PaymentOption): 'pickup' | 'door' | null {
  return places[option] ?? null;
}

export function allowsPayment(option: PaymentOption, delivery: DeliveryType): boolean {
  const place = placeOfPayment(option);
  return place === null || place === cashPlaceOf(delivery);
}
