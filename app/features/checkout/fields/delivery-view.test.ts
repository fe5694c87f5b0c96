import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { deliveryDays } from '~server/domain/delivery-times';
import { address } from '~server/contract/addresses';
import { toAddressesView, toDaysView, toDeliveriesView, toPaymentsView } from './delivery-view.server';
import { money } from '~server/contract/money';

const ctx = fakeContext({}, { language: 'en' });
const at = (clock: string) => new Date(`2026-11-20T${clock}:00+02:00`);
const saved = [
  {
    id: 1,
    type: 'carrier',
    sendingCity: 'Київ',
    sendingAddress: 'Дачна',
    receivingAddress: 'Житомир, автовокзал',
    contactPerson: 'Ян',
  },
  { id: 2, type: 'novapost', city: 'Львів', branchNumber: '12', contactPerson: 'Ян' },
  { id: 3, type: 'store', storeName: 'Квітковий рай', city: 'Київ', street: 'Межигірська', building: '17/8' },
  { id: 4, type: 'client', city: 'Київ', street: 'Хрещатик', building: '1', porch: '2', apartment: '38' },
  { id: 5, type: 'moon', city: 'Море Спокою' },
].map((each) => address.parse(each));

describe('delivery options', () => {
  it('are disabled without a suitable saved address and link to adding one', () => {
    const hrefs = (addresses: typeof saved | null) =>
      toDeliveriesView(ctx, addresses, 'here', { now: at('05:00'), total: null }).map(({ value, addAddressHref }) => [
        value,
        addAddressHref,
      ]);
    expect(hrefs(saved).every(([, href]) => href === undefined)).toBe(true);
    expect(hrefs(null).every(([, href]) => href === undefined)).toBe(true);
    expect(hrefs([])).toEqual([
      ['pickup', undefined],
      ['delivery', '/en/profile?newAddress=client&from=checkout#addresses'],
      ['specialDelivery', '/en/profile?newAddress=client&from=checkout#addresses'],
      ['novapost', '/en/profile?newAddress=novapost&from=checkout#addresses'],
      ['bus', '/en/profile?newAddress=carrier&from=checkout#addresses'],
    ]);
  });

  it('show when the order can arrive, and leave the cut-off time to the page header', () => {
    expect(
      toDeliveriesView(ctx, saved, 'here', { now: at('11:00'), total: null }).map(({ arrives }) => arrives),
    ).toEqual([
      'Can be collected today 14:00\u2060–\u206016:00',
      'Can be delivered today 14:00\u2060–\u206016:00',
      'The taxi can come today 14:00\u2060–\u206016:00',
      'Can be handed to the post today 14:00\u2060–\u206016:00',
      'Can be handed to the driver today 14:00\u2060–\u206016:00',
    ]);
  });

  it('offer free delivery to the address from the configured total and stay selectable below it', () => {
    const set = fakeContext({}, { language: 'en', settings: { FREE_DELIVERY_FROM: '5000' } });
    const priced = (within: typeof ctx, total: number | null) => {
      const door = toDeliveriesView(within, saved, 'here', {
        now: at('11:00'),
        total: total === null ? null : money(total),
      }).find(({ value }) => value === 'delivery');
      return [door?.title, door?.note, door?.detail.replaceAll('\u00a0', ' '), door?.addAddressHref];
    };
    const free = ['Delivery to your address', 'free', 'Kyiv, at the time you choose', undefined];
    for (const each of [priced(ctx, 1), priced(ctx, null), priced(set, 500_000)]) expect(each).toEqual(free);
    expect(priced(set, 465_000)).toEqual([
      free[0],
      'taxi fare',
      'Kyiv, at the time you choose. Free from 5,000.00 UAH: 350.00 UAH more is needed',
      undefined,
    ]);
    expect(priced(set, null)).toEqual([
      free[0],
      'taxi fare',
      'Kyiv, at the time you choose. Free from 5,000.00 UAH',
      undefined,
    ]);
  });

  it('close by their own lead, and share their days where the lead is the same', () => {
    const set = fakeContext({}, { language: 'en', settings: { CUT_OFF_HOURS: 'novapost=14,bus=72' } });
    const options = toDeliveriesView(set, saved, 'here', { now: at('19:00'), total: null });
    const of = (value: string) => options.find((each) => each.value === value);
    const noteOf = (value: string) =>
      [of(value)?.arrives, of(value)?.cutOff?.text].map((text) => text?.replaceAll('\u2060', ''));
    expect(noteOf('delivery')).toEqual([
      'Can be delivered tomorrow 08:00–10:00',
      'Order by tomorrow 06:00 to get it tomorrow 08:00–10:00',
    ]);
    expect(noteOf('novapost')).toEqual([
      'Can be handed to the post tomorrow 10:00–12:00',
      'Order by 20:00 to get it tomorrow 10:00–12:00',
    ]);
    expect(noteOf('bus')).toEqual([
      'Can be handed to the driver Tue 24 08:00–10:00',
      'Order by tomorrow 08:00 to get it Tue 24 08:00–10:00',
    ]);
    expect(of('novapost')?.days[1]).toMatchObject({ detail: 'Sat 21, from 10:00', closedTimes: ['08:00-10:00'] });
    expect(of('delivery')?.days[1]).not.toHaveProperty('closedTimes');
    expect(of('bus')?.days.map(({ closed }) => closed ?? false)).toEqual([true, true, true, true, false, false, false]);
    expect(of('pickup')?.days).toBe(of('delivery')?.days);
  });

  it('promise no day of pickup where the lead is longer than a day', () => {
    const set = fakeContext({}, { language: 'en', settings: { CUT_OFF_HOURS: '30' } });
    const [pickup] = toDeliveriesView(set, [], 'Warehouse 3', { now: at('09:00'), total: null });
    expect(pickup?.detail).toBe('Warehouse 3');
  });

  it('allow pickup today while a time window is open', () => {
    const detail = (clock: string) =>
      toDeliveriesView(ctx, [], 'Warehouse 3', { now: at(clock), total: null })[0]?.detail;
    expect(detail('15:59')).toBe('Today until 20:00, Warehouse 3');
    expect(detail('16:00')).toBe('Tomorrow from 08:00, Warehouse 3');
  });
});

it('addresses are grouped by type and formatted as in the profile; types without a delivery are left out', () => {
  expect(toAddressesView(ctx, saved).map(({ id, title, detail, takenBy }) => [id, title, detail, takenBy])).toEqual([
    ['4', 'Київ, Хрещатик, 1, entrance 2, apt. 38', '', ['delivery', 'specialDelivery']],
    ['3', 'Квітковий рай', 'Київ, Межигірська, 17/8', ['delivery', 'specialDelivery']],
    ['2', 'Львів, branch 12', 'Contact person: Ян', ['novapost']],
    ['1', 'Київ, Дачна → Житомир, автовокзал', 'Contact person: Ян', ['bus']],
  ]);
});

it('days are named, and disabled together with their time windows', () => {
  const [today, tomorrow, after] = toDaysView(ctx, deliveryDays(at('09:30'), 2));
  expect(today).toEqual({
    day: '2026-11-20',
    label: 'Today',
    detail: 'Fri 20, from 12:00',
    closedTimes: ['08:00-10:00', '10:00-12:00'],
  });
  expect([tomorrow?.label, tomorrow?.detail, tomorrow?.closedTimes, after?.label, after?.detail]).toEqual([
    'Tomorrow',
    'Sat 21',
    undefined,
    'Sun',
    '22',
  ]);
  expect(toDaysView(ctx, deliveryDays(at('16:00'), 2))[0]).toMatchObject({ closed: true, detail: 'Fri 20' });
});

it('payment options explain where the money goes', () => {
  const payments = new Map(toPaymentsView(ctx).map((each) => [each.value, each]));
  expect(payments.size).toBe(8);
  expect(payments.get('cashAtBase')).toMatchObject({ detail: 'For pickup', deliveries: ['pickup'] });
  expect(payments.get('creditCard')?.detail).toBeUndefined();
});
