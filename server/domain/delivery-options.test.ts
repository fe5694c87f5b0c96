import { expect, it } from 'vitest';
import { deliveryOptions, isDeliveryType, needsAddress, takesAddress } from './delivery-options';

it('deliveryOptions are the five delivery types of the specification', () => {
  expect(deliveryOptions).toEqual(['pickup', 'delivery', 'specialDelivery', 'novapost', 'bus']);
  expect(isDeliveryType('bus')).toBe(true);
  expect(isDeliveryType('drone')).toBe(false);
});

it('each delivery type takes only addresses of its own types; pickup needs none', () => {
  const takers = (type: string) => deliveryOptions.filter((delivery) => takesAddress(delivery, type));
  expect(takers('client')).toEqual(['delivery', 'specialDelivery']);
  expect(takers('store')).toEqual(['delivery', 'specialDelivery']);
  expect(takers('novapost')).toEqual(['novapost']);
  expect(takers('carrier')).toEqual(['bus']);
  expect(takers('moon')).toEqual([]);
  expect(deliveryOptions.filter((delivery) => !needsAddress(delivery))).toEqual(['pickup']);
});
