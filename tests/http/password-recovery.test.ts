import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Customer } from '../support/customer';
import { aPhone, registerCustomer } from '../support/new-customer';
import { startPortal, type RunningPortal } from '../support/start-portal';

let portal: RunningPortal;
beforeAll(async () => {
  portal = await startPortal({ LOG_LEVEL: 'info' });
}, 60_000);
afterAll(async () => {
  await portal.stop();
});

/** The last code sent to a phone: the embedded API logs it instead of sending a text message. */
function lastCode(phone: string): string | undefined {
  return [...portal.logs.join('').matchAll(/recovery code: (\+\d+) (\d+)/g)]
    .filter(([, to]) => to === phone)
    .at(-1)?.[2];
}

describe('Password recovery', () => {
  it('/en/forgotPassword asks for phone, code and new password in turn, and a reload keeps the step', async () => {
    const { phone } = await registerCustomer(portal.url);
    const visitor = new Customer(portal.url);
    const first = await visitor.submit(await visitor.get('/en/forgotPassword'), 'main form', { phone });
    expect(first.path).toBe('/en/forgotPassword');
    expect(first.html.querySelector('[aria-current=step]')?.text).toBe('Code');
    const reloaded = await visitor.get('/en/forgotPassword');
    expect(reloaded.html.querySelector('input[name=code]')).not.toBeNull();
    expect(reloaded.html.querySelector('main input[autocomplete=username]')?.getAttribute('value')).toBe(phone);
    const code = lastCode(phone) ?? '';
    expect(code).toMatch(/^\d{6}$/);
    await visitor.submit(reloaded, 'form:has(input[name=code])', { code });
    const third = await visitor.get('/en/forgotPassword');
    expect(third.html.querySelector('[aria-current=step]')?.text).toBe('New password');
    const done = await visitor.submit(third, 'form:has(input[name=code])', { code, password: 'a new one 2026' });
    expect(done.path).toBe('/en/login');
    expect(done.text).toContain('Password changed.');
    expect((await visitor.signIn(phone, 'a new one 2026', '/en/login')).path).toBe('/en');
    expect(visitor.cookies.names()).not.toContain('recovery');
  });

  it('POST /forgotPassword with code and password in one form changes the password', async () => {
    const { phone } = await registerCustomer(portal.url);
    const visitor = new Customer(portal.url);
    await visitor.post('/forgotPassword', { phone });
    const done = await visitor.post('/forgotPassword', {
      phone,
      code: lastCode(phone) ?? '',
      password: 'a new one 2026',
    });
    expect(done.path).toBe('/login');
    expect((await visitor.signIn(phone, 'a new one 2026')).path).toBe('/');
  });

  it('POST /en/forgotPassword with a wrong code answers 422 with the error at the code field and no password in the page', async () => {
    const { phone } = await registerCustomer(portal.url);
    const visitor = new Customer(portal.url);
    await visitor.post('/en/forgotPassword', { phone });
    const page = await visitor.post('/en/forgotPassword', { phone, code: '1', password: 'a new one 2026' });
    expect(page.status).toBe(422);
    expect(page.html.querySelector('#code-error')?.text).toContain('wrong or out of date');
    expect(page.html.querySelector('input[name=code]')?.getAttribute('value')).toBe('1');
    expect(page.text).not.toContain('a new one 2026');
  });

  it('POST /en/forgotPassword with an unknown phone shows the same page as with a known one and sends no code', async () => {
    const { phone } = await registerCustomer(portal.url);
    const unknown = aPhone();
    const pages = await Promise.all(
      [phone, unknown].map((each) => new Customer(portal.url).post('/en/forgotPassword', { phone: each })),
    );
    const [known, other] = pages.map(({ html }) => html.querySelector('main')?.text.replace(/\+380[\d ]+/g, ''));
    expect(other).toBe(known);
    expect(lastCode(unknown)).toBeUndefined();
  });
});
