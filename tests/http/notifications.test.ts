import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Customer, type Page } from '../support/customer';
import { registerCustomer } from '../support/new-customer';
import { startPortal, type RunningPortal } from '../support/start-portal';

let portal: RunningPortal;
beforeAll(async () => {
  portal = await startPortal({ LOG_LEVEL: 'warn' });
}, 60_000);
afterAll(async () => {
  await portal.stop();
});

async function signedIn(): Promise<Customer> {
  const customer = new Customer(portal.url);
  await customer.signIn('+380501112233', 'kvitka2026');
  return customer;
}
const rows = (page: Page) => page.html.querySelectorAll('main li').filter((row) => row.querySelector('time'));
const unreadForms = (page: Page) => page.html.querySelectorAll('main li form');

describe('Notifications', () => {
  it.each(['', '/en', '/ru'])(
    'GET %s/notifications as a visitor redirects to login with the page in redirectTo',
    async (prefix) => {
      const page = await new Customer(portal.url).get(`${prefix}/notifications`);
      expect(page.path).toBe(`${prefix}/login?redirectTo=${encodeURIComponent(`${prefix}/notifications`)}`);
    },
  );

  it.each([
    ['', 'Сповіщень ще немає'],
    ['/en', 'No notifications yet'],
    ['/ru', 'Уведомлений пока нет'],
  ])('GET %s/notifications of a new customer is titled “%s”', async (prefix, title) => {
    const { customer } = await registerCustomer(portal.url);
    const page = await customer.get(`${prefix}/notifications`);
    expect(page.status).toBe(200);
    expect(page.html.querySelector('h1')?.text).toBe(title);
  });

  it('GET /en/notifications lists the unread first, then the read ones from the newest', async () => {
    const page = await (await signedIn()).get('/en/notifications');
    const states = rows(page).map((row) => row.querySelector('form') !== null);
    expect(states).toEqual([...states].sort((a, b) => Number(b) - Number(a)));
    expect(states.filter(Boolean).length).toBeGreaterThan(1);
    const times = rows(page)
      .filter((row) => !row.querySelector('form'))
      .map((row) => Date.parse(row.querySelector('time')?.getAttribute('datetime') ?? ''));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it('GET /ru/notifications links to Russian pages of this site', async () => {
    const customer = await signedIn();
    const hrefs = rows(await customer.get('/ru/notifications')).map((row) =>
      row.querySelector('a')?.getAttribute('href'),
    );
    expect(hrefs.length).toBeGreaterThan(5);
    for (const href of hrefs) expect(href).toMatch(/^\/ru\/(orders|printDocument|profile|categories)/);
  });

  it('POST /en/notifications with an unknown or empty id answers 422 and marks none as read', async () => {
    const customer = await signedIn();
    const unread = unreadForms(await customer.get('/en/notifications')).length;
    expect(unread).toBeGreaterThan(0);
    for (const notificationId of ['of-somebody-else', '']) {
      const page = await customer.post('/en/notifications', { notificationId });
      expect([page.status, page.path]).toEqual([422, '/en/notifications']);
      expect(page.html.querySelector('main [role=alert]')?.text).toContain('No such data found.');
      expect(unreadForms(page)).toHaveLength(unread);
    }
  });

  it('POST /en/notifications marks one and then all as read, each with a message', async () => {
    const customer = await signedIn();
    const before = await customer.get('/en/notifications');
    const count = unreadForms(before).length;
    const one = await customer.submit(before, 'main li form');
    expect(one).toMatchObject({ status: 200, path: '/en/notifications' });
    expect(one.text).toContain('Notification marked as read.');
    expect(unreadForms(one)).toHaveLength(count - 1);
    const all = await customer.submit(one, 'main header form');
    expect(all.text).toContain('All notifications marked as read.');
    expect(unreadForms(all)).toHaveLength(0);
    expect(all.html.querySelector('main header form')).toBeNull();
    expect(rows(all)).toHaveLength(rows(before).length);
  });

  it('POST /notifications?page=2 answers 303 to the same page', async () => {
    const customer = await signedIn();
    const answer = await customer.post('/notifications?page=2', {}, { follow: false });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/notifications?page=2']);
  });
});
