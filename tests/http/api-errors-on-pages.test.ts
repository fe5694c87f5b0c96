import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../support/customer';
import { addOnePack, startFailingFixture, signInOn } from '../support/failing-fixture';

const fixture = startFailingFixture();
const signedIn = () => signInOn(fixture);

describe('Page that the API rejects', () => {
  // @asvs 1.2.1
  it.each([409, 422, 500])(
    'GET /en/orders rejected with %i and a message answers that status and shows the message as text',
    async (status) => {
      const customer = await signedIn();
      fixture.api.fail(
        http.get('*/documents', () =>
          HttpResponse.json({ status, message: 'The books are closed <b>today</b>' }, { status }),
        ),
      );
      const page = await customer.get('/en/orders');
      expect(page.status).toBe(status);
      expect(page.html.querySelector('main h1, main h2')?.text).toBe(
        `API error: ${status} - The books are closed <b>today</b>`,
      );
      expect(page.html.querySelector('main b')).toBeNull();
      expect(page.html.querySelector('title')?.text).toContain(`API error: ${status}`);
    },
  );

  it('GET /en/orders rejected with 502 without a message answers 503 with the `Retry-After` of the API', async () => {
    const customer = await signedIn();
    fixture.api.fail(
      http.get('*/documents', () => new HttpResponse('<html>', { status: 502, headers: { 'retry-after': '7' } })),
    );
    const page = await customer.get('/en/orders');
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('7');
    expect(wordsOf(page)).toContain('App cannot connect to API');
  });

  it('GET /en/profile without the account (409) answers 200, shows the rest and says what is missing', async () => {
    const customer = await signedIn();
    fixture.api.fail(
      http.get('*/customers/me', () =>
        HttpResponse.json({ status: 409, message: 'The books are closed' }, { status: 409 }),
      ),
    );
    const page = await customer.get('/en/profile');
    expect(page.status).toBe(200);
    expect(wordsOf(page, '#personal')).toContain(
      'Your details could not be loaded right now.API error: 409 - The books are closed',
    );
    expect(page.html.querySelector('input[name=firstName]')).toBeNull();
    expect(page.html.querySelectorAll('#addresses li').length).toBeGreaterThan(0);
    expect(wordsOf(page, '#balance')).toContain('The balance is not known right now');
    expect(wordsOf(page, '#representative')).not.toContain('You have no sales representative');
  });

  it.each([403, 409])('GET /en/checkout without the cart (%i) shows the message of the API', async (status) => {
    const customer = await signedIn();
    fixture.api.fail(
      http.get('*/cart/me', () => HttpResponse.json({ status, message: 'The books are closed' }, { status })),
    );
    expect(wordsOf(await customer.get('/en/checkout'))).toContain(
      `The cart cannot be opened right nowAPI error: ${status} - The books are closed`,
    );
  });

  it('GET /en/catalog without the cart (500) answers 200 with the products and no cart link', async () => {
    const customer = await signedIn();
    fixture.api.fail(http.get('*/cart/me', () => new HttpResponse(null, { status: 500 })));
    const page = await customer.get('/en/catalog');
    expect(page.status).toBe(200);
    expect(page.html.querySelectorAll('main article').length).toBeGreaterThan(10);
    expect(page.html.querySelector('header a[href="/en/checkout"]')).toBeNull();
    fixture.api.recover();
    expect((await customer.get('/en/catalog')).html.querySelector('header a[href="/en/checkout"]')).not.toBeNull();
  });

  it.each([400, 404, 409, 429])(
    'GET /en/checkout and /en/profile without the addresses (%i) answer 200 with the order form',
    async (status) => {
      const customer = await signedIn();
      await addOnePack(customer);
      fixture.api.fail(
        http.get('*/customerAddress/me', () =>
          HttpResponse.json({ status, message: 'No addresses today' }, { status }),
        ),
      );
      const [checkout, profile] = [await customer.get('/en/checkout'), await customer.get('/en/profile')];
      expect([checkout.status, profile.status]).toEqual([200, 200]);
      expect(checkout.html.querySelector('form#order')).not.toBeNull();
    },
  );
});
