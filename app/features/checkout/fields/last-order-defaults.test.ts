import { describe, expect, it } from 'vitest';
import { address } from '~server/contract/addresses';
import { repeatChoices } from './last-order-defaults';

const shop = address.parse({
  id: 'shop',
  type: 'store',
  storeName: 'Рай',
  city: 'Київ',
  street: 'Ярославів Вал',
  building: '3',
});
const printed = 'Рай, Київ, Ярославів Вал, 3';
const open = { isOpen: () => true, addresses: [shop] };

const like = (order: Partial<Parameters<typeof repeatChoices>[0]>, facts: Parameters<typeof repeatChoices>[1]) =>
  repeatChoices({ deliveryType: null, address: null, paymentMethod: null, comment: null, ...order }, facts);

describe('repeatChoices', () => {
  it('returns delivery, address and payment of the order', () => {
    expect(like({ deliveryType: 'delivery', address: printed, paymentMethod: 'transfer' }, open)).toEqual({
      fields: { deliveryType: 'delivery', customerAddressId: 'shop', paymentMethod: 'electronicTransfer' },
      closed: [],
    });
  });

  it('requires no address for pickup', () => {
    expect(like({ deliveryType: 'pickup', address: null, paymentMethod: 'cash' }, open)).toEqual({
      fields: { deliveryType: 'pickup', paymentMethod: 'cashInStore' },
      closed: [],
    });
  });

  it('keeps the two kinds of cash at pickup apart by the first line of the comment', () => {
    const paidIn = (comment: string) => like({ deliveryType: 'pickup', paymentMethod: 'cash', comment }, open);
    expect(paidIn('Готівкою на гуртовій базі\nПодзвоніть').fields.paymentMethod).toBe('cashAtBase');
    expect(paidIn('Подзвоніть').fields.paymentMethod).toBe('cashInStore');
  });

  it('reports an address that is no longer saved or that the delivery does not accept', () => {
    expect(like({ deliveryType: 'delivery', address: 'Київ, Хрещатик, 1', paymentMethod: null }, open)).toEqual({
      fields: { deliveryType: 'delivery' },
      closed: ['address'],
    });
    expect(like({ deliveryType: 'novapost', address: printed, paymentMethod: null }, open).closed).toEqual(['address']);
  });

  it('reports a delivery that is unavailable, and a payment that cannot be combined', () => {
    const shut = { ...open, isOpen: () => false };
    expect(like({ deliveryType: 'delivery', address: printed, paymentMethod: 'courier' }, shut)).toEqual({
      fields: {},
      closed: ['delivery', 'payment'],
    });
    expect(like({ deliveryType: 'balloon', address: printed, paymentMethod: 'card' }, open)).toEqual({
      fields: { paymentMethod: 'creditCard' },
      closed: ['delivery'],
    });
    expect(like({ deliveryType: 'pickup', address: null, paymentMethod: 'paypal' }, open).closed).toEqual(['payment']);
  });
});
