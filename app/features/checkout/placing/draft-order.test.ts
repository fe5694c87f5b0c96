import { expect, it } from 'vitest';
import { orderDraft } from '~server/contract/documents';
import { draftOrder } from './draft-order';
import { cart } from './order-cart.fixture';

const choice = {
  deliveryType: 'delivery' as const,
  deliveryDate: '2026-11-21',
  deliveryTime: '10:00-12:00',
  customerAddressId: 'home',
  payment: 'cashOnDelivery' as const,
  comment: 'Дзвонити',
};

it('the order body has amounts in UAH computed by the portal and the payment name of the API', () => {
  const draft = draftOrder(choice, cart, null);
  expect(orderDraft.parse(draft)).toEqual(draft);
  expect(draft).toEqual({
    documentType: 'order',
    deliveryType: 'delivery',
    deliveryDate: '2026-11-21',
    deliveryTime: '10:00-12:00',
    customerAddressId: 'home',
    paymentMethod: 'courier',
    comment: 'Дзвонити',
    items: [{ productId: '7', quantity: 50, price: 38.4, discount: 144, total: 1776 }],
  });
});

it('the order comment contains the label of a payment that the API has no name for', () => {
  const pickup = {
    ...choice,
    deliveryType: 'pickup' as const,
    customerAddressId: null,
    payment: 'cashAtBase' as const,
  };
  expect(draftOrder(pickup, cart, 'Готівкою на гуртовій базі')).toMatchObject({
    paymentMethod: 'cash',
    comment: 'Готівкою на гуртовій базі\nДзвонити',
  });
  expect(draftOrder({ ...pickup, comment: '' }, cart, null)).not.toHaveProperty('comment');
  expect(draftOrder(pickup, cart, null)).not.toHaveProperty('customerAddressId');
});
