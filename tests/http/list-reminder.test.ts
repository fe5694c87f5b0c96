import ICAL from 'ical.js';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, kyivDay, kyivMoment } from '../../server/domain/kyiv-time';
import { weekdayOf } from '../../server/domain/weekday-habit';
import { plentifulLots } from '../support/catalogue';
import { Customer, type Page } from '../support/customer';
import { startFailingFixture } from '../support/failing-fixture';
import { openNewList, SHEET } from '../support/list-sheet';
import { registerCustomer } from '../support/new-customer';
import { waitForIndex } from '../support/wait-for-index';

const fixture = startFailingFixture({ CUT_OFF_HOURS: '2' });
let customer: Customer;

beforeAll(async () => {
  await waitForIndex(new Customer(fixture.portal.url));
  ({ customer } = await registerCustomer(fixture.portal.url));
}, 60_000);

const eventOf = (file: Page) => {
  const event = ICAL.Component.fromString(file.text).getFirstSubcomponent('vevent');
  if (!event) throw new Error(`no event: ${file.status}`);
  return event;
};
const valueOf = (file: Page, name: string) => String(eventOf(file).getFirstPropertyValue(name));
const reminderOn = (page: Page) =>
  page.html.querySelector(`${SHEET} a[href*="/list.ics"]`)?.getAttribute('href')?.replaceAll('&amp;', '&') ?? '';

/** One order of a week ago, at noon in Kyiv, with its planned delivery. */
function order(scheduledDeliveryDate: string | null): void {
  const document = {
    id: 'r1',
    number: 'ЗМ-700001',
    documentType: 'order',
    status: 'completed',
    date: `${kyivDay(new Date(), -7)}T10:00:00Z`,
    total: 100,
    comment: null,
    deliveryType: 'pickup',
    scheduledDeliveryDate,
  };
  fixture.api.fail(
    http.get('*/documents', () => HttpResponse.json({ data: [document], meta: { page: 1, perPage: 100, total: 1 } })),
    http.get('*/documents/:id', () => HttpResponse.json({ data: { ...document, items: [] } })),
  );
}

/** Weekday and time of the event. @throws where it is not the soonest one of its kind */
function timeOf(file: Page): [number, string] {
  const start = valueOf(file, 'dtstart');
  const [day = '', clock = ''] = start.split('T');
  const ahead = kyivMoment(day, clock.slice(0, 5)).getTime() - Date.now();
  if (ahead <= 0 || ahead > 7 * 86_400_000 + 3_600_000) throw new Error(`${start} is not the next one`);
  return [weekdayOf(day), clock];
}

describe('The weekly reminder of a list', () => {
  it('GET /list.ics is a weekly event with an alarm and a link to the list, the same event whenever it is read', async () => {
    const address = '/en/list.ics?from=weekday&weekday=3';
    const file = await customer.get(address);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    expect([valueOf(file, 'rrule'), valueOf(file, 'summary')]).toEqual([
      'FREQ=WEEKLY',
      'Order flowers: On Wednesdays you usually take',
    ]);
    const alarm = eventOf(file).getFirstSubcomponent('valarm');
    expect([alarm?.getFirstPropertyValue('action'), String(alarm?.getFirstPropertyValue('trigger'))]).toEqual([
      'DISPLAY',
      '-PT1H',
    ]);
    expect(valueOf(file, 'url')).toBe(`${fixture.portal.url}/en/list?from=weekday&weekday=3`);
    expect((await customer.get(valueOf(file, 'url'))).status).toBe(200);
    expect(valueOf(await customer.get(address), 'uid')).toBe(valueOf(file, 'uid'));
    for (const other of ['/en/list.ics?from=weekday&weekday=4', '/en/list.ics?weekday=3'])
      expect([other, valueOf(await customer.get(other), 'uid')]).not.toEqual([other, valueOf(file, 'uid')]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])(
    'GET /list.ics?weekday=%i without orders of that day is at the deadline of the first window of the next morning',
    async (day) => {
      expect(timeOf(await customer.get(`/en/list.ics?weekday=${day}`))).toEqual([(day % 7) + 1, '06:00:00']);
    },
  );

  it.each([
    ['the same day', 0, '16:00', '14:00:00'],
    ['two days later', 2, '10:00', '08:00:00'],
  ])('GET /list.ics is at the deadline of an order of that weekday that came %s', async (_, days, window, deadline) => {
    const ordered = kyivDay(new Date(), -7);
    const came = addDays(ordered, days);
    order(kyivMoment(came, window).toISOString());
    const file = await customer.get(`/en/list.ics?weekday=${weekdayOf(ordered)}`);
    expect(timeOf(file)).toEqual([weekdayOf(came), deadline]);
  });

  it('GET /list.ics of a saved list has its name and leads to it, also with signs that calendars escape', async () => {
    const [lot = ''] = plentifulLots(await customer.get('/en/catalog?inStock=1'));
    const list = await openNewList(customer, 'Window; roses, tulips', [[lot, 100]]);
    const file = await customer.get(reminderOn(list));
    expect([valueOf(file, 'summary'), valueOf(file, 'url')]).toEqual([
      'Order flowers: Window; roses, tulips',
      fixture.portal.url + list.path,
    ]);
  });

  it('Reminders of two saved lists are two events', async () => {
    const [lot = ''] = plentifulLots(await customer.get('/en/catalog?inStock=1'));
    const lists = [
      await openNewList(customer, 'Window', [[lot, 100]]),
      await openNewList(customer, 'Wedding', [[lot, 50]]),
    ];
    const ids = await Promise.all(lists.map(async (list) => valueOf(await customer.get(reminderOn(list)), 'uid')));
    expect(new Set(ids).size).toBe(2);
  });

  it('GET /list.ics as a visitor redirects to login and answers with no file', async () => {
    const answer = await new Customer(fixture.portal.url).get('/en/list.ics?weekday=3', { follow: false });
    expect(answer.headers.get('location')).toMatch(/^\/en\/login\?redirectTo=/);
    expect(answer.text).not.toContain('VCALENDAR');
  });
});
