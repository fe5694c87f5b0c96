import { describe, expect, it } from 'vitest';
import type { AddressView } from './delivery-view.server';
import { choose, chosenAddress, initialChoices } from './order-choices';

const address = (id: string, takenBy: AddressView['takenBy']): AddressView => ({
  id,
  takenBy,
  type: 'client',
  title: id,
  detail: '',
});
const addresses = [
  address('home', ['delivery', 'specialDelivery']),
  address('shop', ['delivery', 'specialDelivery']),
  address('post', ['novapost']),
];
const view = {
  deliveryType: 'delivery',
  deliveryDate: '2026-11-26',
  deliveryTime: '',
  customerAddressId: '',
  paymentMethod: 'card',
  comment: '',
};

describe('the choices of the order form', () => {
  const start = initialChoices({ view, typed: {} });

  it('start with the suggestions of the page, or with the submitted values', () => {
    expect(start).toMatchObject({ deliveryType: 'delivery', paymentMethod: 'card', addressIds: [] });
    expect(initialChoices({ view, typed: { deliveryType: 'pickup', customerAddressId: 'shop' } })).toMatchObject({
      deliveryType: 'pickup',
      addressIds: ['shop'],
    });
  });

  it('select the first address that the delivery accepts until the customer selects one', () => {
    expect(chosenAddress(addresses, start)).toBe('home');
    expect(chosenAddress(addresses, choose(start, { deliveryType: 'novapost' }))).toBe('post');
    expect(chosenAddress(addresses, choose(start, { deliveryType: 'pickup' }))).toBeUndefined();
  });

  it('restore the selected address after a delivery that does not accept it', () => {
    const away = choose(choose(start, { customerAddressId: 'shop' }), { deliveryType: 'novapost' });
    const posted = choose(away, { customerAddressId: 'post' });
    expect(chosenAddress(addresses, posted)).toBe('post');
    expect(chosenAddress(addresses, choose(posted, { deliveryType: 'specialDelivery' }))).toBe('shop');
  });
});
