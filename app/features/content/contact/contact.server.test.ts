import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { loadContact } from './contact.server';

const noon = new Date('2026-11-20T10:00:00Z');
const call = 'GET /customers/me';
const account = (facts: object) => ({ data: { id: 1, phone: '+380501112233', ...facts } });
const read = (answer: unknown) =>
  loadContact(fakeContext({ [call]: answer }, { isSignedIn: true, language: 'en' }), noon);

describe('loadContact', () => {
  it('loadContact returns the public details for a visitor without an API call', async () => {
    const ctx = fakeContext({}, { language: 'en' });
    const view = await loadContact(ctx, noon);
    const { contact } = ctx.services.env;
    expect(view).toMatchObject({
      address: contact.address?.en,
      phone: contact.phone,
      email: contact.email,
      mapHref: contact.mapUrl,
    });
    expect(view).toMatchObject({ isCustomer: false, representative: null, opening: { state: 'open' } });
    expect(ctx.calls).toEqual([]);
  });

  it('loadContact leaves out details that are not configured', async () => {
    const unset = { CONTACT_PHONE: '', CONTACT_EMAIL: '', CONTACT_ADDRESS: '', CONTACT_MAP_URL: '' };
    const view = await loadContact(fakeContext({}, { settings: unset }), noon);
    const { phone, email, address, mapHref } = view;
    expect({ phone, email, address, mapHref }).toEqual({});
  });

  it('loadContact returns the arrival days when they are configured', async () => {
    expect((await loadContact(fakeContext({}), noon)).arrivals).toBeNull();
    const set = fakeContext({}, { language: 'en', settings: { ARRIVAL_DAYS: 'mon,tue,fri' } });
    expect((await loadContact(set, noon)).arrivals).toBe('Monday, Tuesday, Friday');
  });

  it('loadContact returns the sales representative of a customer', async () => {
    const view = await read(account({ salesRepresentative: { name: 'Iryna Koval', phone: '+380 (44) 222-33-44' } }));
    expect(view.representative).toEqual({
      name: 'Iryna Koval',
      phone: '+380 44 222 33 44',
      phoneHref: 'tel:+380442223344',
      chats: [
        { label: 'Viber', href: 'viber://chat?number=%2B380442223344' },
        { label: 'Telegram', href: 'https://t.me/+380442223344' },
      ],
      email: null,
    });
  });

  it.each([
    ['a customer without one', account({ salesRepresentative: null })],
    ['a banned customer', Response.json({ status: 403, code: 'CUSTOMER_BANNED', message: 'banned' }, { status: 403 })],
    ['a customer whose account cannot be loaded', new Response('', { status: 502 })],
  ])('loadContact returns no sales representative for %s', async (_, answer) => {
    expect(await read(answer)).toMatchObject({ representative: null, isCustomer: true });
  });
});
