import { describe, expect, it } from 'vitest';
import { deliveryOptions } from './delivery-options';
import { allowsPayment, isPaymentOption, paymentMethodOf, paymentOptionOf, paymentOptions } from './payment-options';

describe('payment options', () => {
  it('each payment option maps to a payment method of the wholesale API', () => {
    expect(paymentOptions.map((option) => [option, paymentMethodOf(option)])).toEqual([
      ['cashOnDelivery', 'courier'],
      ['creditCard', 'card'],
      ['electronicTransfer', 'transfer'],
      ['terminal', 'terminal'],
      ['cashInStore', 'cash'],
      ['cardProvider', 'monobank'],
      ['businessAccount', 'partner'],
      ['cashAtBase', 'cash'],
    ]);
  });

  it("isPaymentOption rejects other names and the API's payment methods", () => {
    expect(isPaymentOption('paypal')).toBe(false);
    expect(isPaymentOption('courier')).toBe(false);
    expect(isPaymentOption(undefined)).toBe(false);
  });

  it('paymentOptionOf returns the option of a payment method, null for an unknown one', () => {
    expect(paymentOptionOf('courier')).toBe('cashOnDelivery');
    expect(paymentOptionOf('paypal')).toBeNull();
    expect(paymentOptionOf(null)).toBeNull();
  });

  it('cash and terminal are allowed only for delivery types where staff meets the customer', () => {
    const allowed = (option: Parameters<typeof allowsPayment>[0]) =>
      deliveryOptions.filter((delivery) => allowsPayment(option, delivery));
    expect(allowed('cashInStore')).toEqual(['pickup']);
    expect(allowed('cashAtBase')).toEqual(['pickup']);
    expect(allowed('cashOnDelivery')).toEqual(['delivery', 'specialDelivery']);
    expect(allowed('terminal')).toEqual(['delivery', 'specialDelivery']);
    expect(allowed('cardProvider')).toEqual(deliveryOptions);
  });
});
