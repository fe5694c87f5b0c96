import ICAL from 'ical.js';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Customer } from '../support/customer';
import { registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
const regular = new Customer(url);

beforeAll(async () => {
  await regular.signIn('+380501112233', 'kvitka2026');
});

describe('A planned delivery in a calendar', () => {
  it.each([
    ['', 'Додати до календаря', 'Планова доставка: Замовлення №'],
    ['/en', 'Add to calendar', 'Planned delivery: Order No.'],
    ['/ru', 'Добавить в календарь', 'Плановая доставка: Заказ №'],
  ])('GET %s/orders/calendar/… is a calendar file, linked from the order by “%s”', async (prefix, label, summary) => {
    const list = await regular.get(`${prefix}/orders`);
    const order = await regular.get(list.html.querySelector('main li a[href*="?id="]')?.getAttribute('href') ?? '');
    const link = order.html.querySelectorAll('main a').find((each) => each.text === label);
    const file = await regular.get(link?.getAttribute('href') ?? '');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    const part = ICAL.Component.fromString(file.text).getFirstSubcomponent('vevent');
    expect(String(part?.getFirstPropertyValue('summary'))).toContain(summary);
    expect(part?.getFirstPropertyValue('url')).toBe(url + order.path);
  });

  it('GET /orders/calendar/… of another customer’s order or of no order answers 404', async () => {
    const list = await regular.get('/orders');
    const id =
      list.html
        .querySelector('main li a[href*="?id="]')
        ?.getAttribute('href')
        ?.replace(/^.*id=/, '') ?? '';
    const { customer: stranger } = await registerCustomer(url);
    expect((await stranger.get(`/orders/calendar/${id}`)).status).toBe(404);
    expect((await regular.get('/orders/calendar/none')).status).toBe(404);
  });
});
