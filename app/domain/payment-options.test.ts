import { describe, expect, it } from 'vitest';
import { deliveryOptions } from './delivery-options';
import { allowsPayment, isPaymentOption, paymentMethodOf, paymentOptionOf, paymentOptions } from './payment-options';

describe('payment options', () => {
  it('map to the members of the wholesale API', () => {
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

  it('know no other name, not even of a member', () => {
    expect(isPaymentOption('paypal')).toBe(false);
    expect(isPaymentOption('courier')).toBe(false);
    expect(isPaymentOption(undefined)).toBe(false);
  });

  it('come back from a member, where one is offered', () => {
    expect(paymentOptionOf('courier')).toBe('cashOnDelivery');
    expect(paymentOptionOf('paypal')).toBeNull();
    expect(paymentOptionOf(null)).toBeNull();
  });

  it('that change hands in person need somebody there', () => {
    const allowed = (option: Parameters<typeof allowsPayment>[0]) =>
      deliveryOptions.filter((delivery) => allowsPayment(option, delivery));
    expect(allowed('cashInStore')).toEqual(['pickup']);
    expect(allowed('cashAtBase')).toEqual(['pickup']);
    expect(allowed('cashOnDelivery')).toEqual(['delivery', 'specialDelivery']);
    expect(allowed('terminal')).toEqual(['delivery', 'specialDelivery']);
    expect(allowed('cardProvider')).toEqual(deliveryOptions);
  });
});
