import { describe, expect, inject, it } from 'vitest';
import { Customer, type Page } from '../support/customer';
import { password, registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');

const drafts = {
  client: { city: 'Київ', street: 'вул. Хрещатик', building: '1', porch: '2', apartment: '38', contactPerson: 'Олена' },
  store: { storeName: 'Квітковий рай', city: 'Київ', street: 'Межигірська', building: '17/8', contactPerson: '' },
  novapost: { city: 'Львів', branchNumber: '12', contactPerson: 'Ян' },
  carrier: {
    sendingCity: 'Київ',
    sendingAddress: 'Дачна',
    receivingAddress: 'Житомир, автовокзал',
    contactPerson: 'Ян',
  },
};

const rows = (page: Page) => page.html.querySelectorAll('#addresses > ul > li');
const fieldsShown = (page: Page) =>
  page.html.querySelectorAll('#addresses form input:not([type=hidden])').map((input) => input.getAttribute('name'));

async function withAddress(): Promise<{ customer: Customer; id: string }> {
  const { customer } = await registerCustomer(url);
  const page = await customer.post('/en/profile', { type: 'novapost', ...drafts.novapost });
  return { customer, id: rows(page)[0]?.id.replace('address-', '') ?? '' };
}

describe('Addresses of the profile', () => {
  it('GET /en/profile without addresses shows the form for the first one', async () => {
    const { customer } = await registerCustomer(url);
    const page = await customer.get('/en/profile');
    expect(page.html.querySelector('#addresses')?.text).toContain('No addresses yet.');
    expect(fieldsShown(page)).toEqual(Object.keys(drafts.client));
  });

  it.each(Object.entries(drafts))(
    'GET /en/profile?newAddress=%s shows the fields of the type, and sending them adds the address',
    async (type, draft) => {
      const { customer } = await registerCustomer(url);
      const page = await customer.get(`/en/profile?newAddress=${type}`);
      expect(fieldsShown(page)).toEqual(Object.keys(draft));
      const saved = await customer.submit(page, '#addresses form', draft);
      expect(saved).toMatchObject({ status: 200, path: '/en/profile' });
      expect(saved.text).toContain('Address added.');
      expect(rows(saved)).toHaveLength(1);
      for (const value of Object.values(draft)) expect(rows(saved)[0]?.text).toContain(value);
    },
  );

  it('GET /en/profile?addressId=… fills the form, and sending it changes that address', async () => {
    const { customer, id } = await withAddress();
    const page = await customer.get(`/en/profile?addressId=${id}`);
    expect(page.html.querySelector(`#address-${id} input[name=branchNumber]`)?.getAttribute('value')).toBe('12');
    const saved = await customer.submit(page, '#addresses form', { ...drafts.novapost, branchNumber: '77' });
    expect(saved.text).toContain('Address changed.');
    expect(rows(saved).map(({ text }) => text)).toEqual([expect.stringContaining('branch 77')]);
  });

  it('GET /en/profile?deleteAddress=… asks for confirmation, and only its form deletes the address', async () => {
    const { customer, id } = await withAddress();
    const confirmation = await customer.get(`/en/profile?deleteAddress=${id}`);
    expect(confirmation.html.querySelector(`#address-${id}`)?.text).toContain('Delete the address “Львів, branch 12”?');
    expect(rows(await customer.get('/en/profile'))).toHaveLength(1);
    const deleted = await customer.submit(confirmation, `#address-${id} form`);
    expect(deleted.text).toContain('Address deleted.');
    expect(rows(deleted)).toHaveLength(0);
    expect((await customer.get(`/en/profile?addressId=${id}`)).html.querySelector('#addresses')?.text).toContain(
      'This address no longer exists.',
    );
  });

  it('POST /en/profile with missing address fields answers 422 with an error for each and keeps the other values', async () => {
    const { customer } = await registerCustomer(url);
    const page = await customer.post('/en/profile', {
      type: 'carrier',
      ...drafts.carrier,
      sendingAddress: ' ',
      contactPerson: '',
    });
    expect(page.status).toBe(422);
    expect(page.html.querySelectorAll('#addresses [role=alert] a').map(({ text }) => text)).toEqual([
      'Where it is sent from: Please fill in this field.',
      'Contact person: Please fill in this field.',
    ]);
    expect(fieldsShown(page)).toEqual(Object.keys(drafts.carrier));
    expect(page.html.querySelector('input[name=sendingCity]')?.getAttribute('value')).toBe('Київ');
  });

  it('POST /en/profile with the address of another customer answers 422 and neither changes nor deletes it', async () => {
    const owner = await withAddress();
    const { customer: stranger } = await registerCustomer(url);
    const page = await stranger.post('/en/profile', {
      addressId: owner.id,
      type: 'novapost',
      ...drafts.novapost,
      city: 'Одеса',
    });
    expect(page.status).toBe(422);
    expect(page.html.querySelector('#addresses [role=alert]')?.text).toContain('This address no longer exists.');
    await stranger.post('/en/profile', { intent: 'deleteAddress', addressId: owner.id });
    expect(rows(await owner.customer.get('/en/profile'))[0]?.text).toContain('Львів');
  });

  it('POST /en/profile with an ended session redirects to login, and the typed address is restored after it', async () => {
    const { customer, phone } = await registerCustomer(url);
    const form = await customer.get('/en/profile?newAddress=store');
    const elsewhere = new Customer(url);
    await elsewhere.signIn(phone, password, '/en/login');
    await elsewhere.post('/en/profile', { oldPassword: password, newPassword: 'bratky2026' });
    const login = await customer.submit(form, '#addresses form', drafts.store);
    expect(login.path).toMatch(/^\/en\/login\?redirectTo=/);
    expect(login.text).toContain('Authentication error. Please log in.');
    const back = await customer.submit(login, 'form:has(input[name=password])', { phone, password: 'bratky2026' });
    expect(back.html.querySelector('#addresses')?.text).toContain('What you typed is still here.');
    expect(back.html.querySelector('input[name=storeName]')?.getAttribute('value')).toBe('Квітковий рай');
    expect(rows(await customer.submit(back, '#addresses form', drafts.store))).toHaveLength(1);
    expect((await customer.get('/en/profile')).text).not.toContain('What you typed is still here.');
  });
});
