import { describe, expect, it } from 'vitest';
import { checkOrder } from './check-order';

/** Kyiv, a Friday, 05:00: every window is open. */
const now = new Date('2026-11-20T05:00:00+02:00');
const cutOffHours = { pickup: 2, delivery: 2, specialDelivery: 2, novapost: 2, bus: 2 };
const addresses = [
  { id: 'home', type: 'client' as const },
  { id: 'shop', type: 'store' as const },
  { id: 'branch', type: 'novapost' as const },
];
const good = {
  deliveryType: 'delivery',
  deliveryDate: '2026-11-21',
  deliveryTime: '10:00-12:00',
  customerAddressId: 'shop',
  paymentMethod: 'cashOnDelivery',
  comment: '',
};
const formErrors = (
  change: Partial<Record<keyof typeof good, string | undefined>>,
  facts: Partial<Parameters<typeof checkOrder>[1]> = {},
) => {
  const checked = checkOrder(
    { ...good, ...change, comment: change.comment ?? '' },
    { now, cutOffHours, addresses, ...facts },
  );
  return checked.ok ? {} : checked.errors;
};

// @asvs 2.2.3
describe('checkOrder', () => {
  it('accepts a valid order unchanged', () => {
    expect(checkOrder(good, { now, cutOffHours, addresses })).toEqual({
      ok: true,
      choice: {
        deliveryType: 'delivery',
        deliveryDate: '2026-11-21',
        deliveryTime: '10:00-12:00',
        customerAddressId: 'shop',
        payment: 'cashOnDelivery',
        comment: '',
      },
    });
  });

  it('reports every error of an empty form at once', () => {
    const nothing = {
      deliveryType: undefined,
      deliveryDate: undefined,
      deliveryTime: undefined,
      customerAddressId: undefined,
      paymentMethod: undefined,
    };
    expect(formErrors(nothing)).toEqual({
      deliveryType: 'checkout:fault.deliveryType',
      deliveryDate: 'checkout:fault.dayMissing',
      deliveryTime: 'checkout:fault.timeMissing',
      paymentMethod: 'checkout:fault.paymentMethod',
    });
  });

  it.each([
    [{ deliveryType: 'drone' }, { deliveryType: 'checkout:fault.deliveryType' }],
    [{ paymentMethod: 'paypal' }, { paymentMethod: 'checkout:fault.paymentMethod' }],
    [{ paymentMethod: 'courier' }, { paymentMethod: 'checkout:fault.paymentMethod' }],
    [{ deliveryTime: undefined }, { deliveryTime: 'checkout:fault.timeMissing' }],
    [{ deliveryTime: '09:00-11:00' }, { deliveryTime: 'checkout:fault.timeUnknown' }],
    [{ deliveryDate: '2026-11-19' }, { deliveryDate: 'checkout:fault.dayClosed' }],
    [{ deliveryDate: '2026-11-27' }, { deliveryDate: 'checkout:fault.dayClosed' }],
    [{ deliveryDate: 'tomorrow' }, { deliveryDate: 'checkout:fault.dayClosed' }],
    [{ comment: 'x'.repeat(1_001) }, { comment: 'checkout:fault.comment' }],
    [{ comment: 'x'.repeat(1_000) }, {}],
  ])('returns for %j the errors %j', (change, errors) => {
    expect(formErrors(change)).toEqual(errors);
  });

  it('closes a time window by the lead of the chosen delivery option', () => {
    const order = { deliveryDate: '2026-11-21', deliveryTime: '08:00-10:00', paymentMethod: 'creditCard' };
    const evening = { now: new Date('2026-11-20T19:00:00+02:00'), cutOffHours: { ...cutOffHours, novapost: 14 } };
    expect(formErrors({ ...order, deliveryType: 'delivery' }, evening)).toEqual({});
    const byPost = { ...order, deliveryType: 'novapost', customerAddressId: 'branch' };
    expect(formErrors(byPost, evening)).toEqual({ deliveryTime: 'checkout:fault.timeClosed' });
    expect(formErrors({ ...byPost, deliveryTime: '10:00-12:00' }, evening)).toEqual({});
  });

  it('rejects a time window from two hours before its start', () => {
    const today = { deliveryDate: '2026-11-20', deliveryTime: '08:00-10:00' };
    expect(formErrors(today)).toEqual({});
    expect(formErrors(today, { now: new Date('2026-11-20T06:00:00+02:00') })).toEqual({
      deliveryTime: 'checkout:fault.timeClosed',
    });
  });

  it.each([
    ['', 'checkout:fault.addressMissing'],
    ['somebody-else', 'checkout:fault.addressUnknown'],
    ['branch', 'checkout:fault.addressType'],
  ])('rejects the address %j for a delivery with %s', (customerAddressId, error) => {
    expect(formErrors({ customerAddressId })).toEqual({ customerAddressId: error });
  });

  it('reports that an address is required when none is saved', () => {
    expect(formErrors({}, { addresses: [] })).toEqual({ customerAddressId: 'checkout:fault.noAddresses' });
    expect(formErrors({ deliveryType: 'bus', paymentMethod: 'cardProvider' })).toEqual({
      customerAddressId: 'checkout:fault.noAddresses',
    });
    expect(formErrors({}, { addresses: null })).toEqual({ customerAddressId: 'checkout:fault.addressesMissing' });
  });

  it('requires no address for pickup and sends none', () => {
    const checked = checkOrder(
      { ...good, deliveryType: 'pickup', paymentMethod: 'cashInStore', customerAddressId: 'somebody-else' },
      { now, cutOffHours, addresses: null },
    );
    expect(checked).toMatchObject({ ok: true, choice: { deliveryType: 'pickup', customerAddressId: null } });
  });

  it('allows payment in person only for deliveries where somebody is present', () => {
    expect(formErrors({ paymentMethod: 'cashInStore' })).toEqual({ paymentMethod: 'checkout:fault.paymentPickup' });
    expect(formErrors({ paymentMethod: 'cashAtBase' })).toEqual({ paymentMethod: 'checkout:fault.paymentPickup' });
    expect(formErrors({ deliveryType: 'pickup' })).toEqual({ paymentMethod: 'checkout:fault.paymentDoor' });
    expect(formErrors({ deliveryType: 'novapost', customerAddressId: 'branch', paymentMethod: 'terminal' })).toEqual({
      paymentMethod: 'checkout:fault.paymentDoor',
    });
  });
});
