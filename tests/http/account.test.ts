import { describe, expect, inject, it } from 'vitest';
import { Customer } from '../support/customer';
import { aPhone, password, registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');

describe('Registration', () => {
  it('POST /en/register signs the new customer in and says that the account is ready', async () => {
    const customer = new Customer(url);
    const page = await customer.submit(await customer.get('/en/register'), 'main form', { phone: aPhone(), password });
    expect(page).toMatchObject({ status: 200, path: '/en' });
    expect(page.text).toContain('Your account is ready');
    expect((await customer.get('/en/profile')).path).toBe('/en/profile');
  });

  it.each([
    ['/register', 'Обліковий запис із цим телефоном уже є.', '/login'],
    ['/en/register', 'There is an account with this phone already.', '/en/login'],
    ['/ru/register', 'Учётная запись с этим телефоном уже есть.', '/ru/login'],
  ])('POST %s with a phone that has an account answers 422 and links to login', async (path, words, login) => {
    const page = await new Customer(url).post(path, { phone: '+380501112233', password });
    expect(page.status).toBe(422);
    const alert = page.html.querySelector('[role=alert]');
    expect(alert?.text).toContain(words);
    expect(alert?.querySelector(`a[href="${login}"]`)).not.toBeNull();
    expect(page.html.querySelector('input[name=phone]')?.getAttribute('value')).toBe('+380501112233');
  });

  it('POST /en/register with a short password answers 422 and does not send the password back', async () => {
    const page = await new Customer(url).post('/en/register', { phone: aPhone(), password: 'sh0rt!' });
    expect(page.status).toBe(422);
    expect(page.html.querySelector('#password-error')?.text).toContain('8 to 200 characters');
    expect(page.text).not.toContain('sh0rt!');
  });
});

describe('Application to become a client', () => {
  const words: [string, string, string, string, string][] = [
    [
      '/becomeClient',
      'Заявку надіслано.',
      'Адміністрація незабаром зв’яжеться з вами.',
      'Клієнт уже існує.',
      'Цей номер уже зареєстровано. Увійдіть або відновіть пароль.',
    ],
    [
      '/en/becomeClient',
      'Application sent.',
      'Registration application has been sent. The administration will contact you soon.',
      'Client already exists.',
      'A customer with this information already exists in the system.',
    ],
    [
      '/ru/becomeClient',
      'Заявка отправлена.',
      'Администрация скоро свяжется с вами.',
      'Клиент уже существует.',
      'Клиент с такими данными уже есть в системе.',
    ],
  ];

  it.each(words)(
    'POST %s shows that the application was sent, and a second time answers 422 because the client exists',
    async (path, sent, sentText, exists, existsText) => {
      const fields = { name: 'Ян Квітка', phone: aPhone(), role: 'freelance_florist' };
      const visitor = new Customer(url);
      const first = await visitor.submit(await visitor.get(path), 'main form', fields);
      expect(first.status).toBe(200);
      expect(first.html.querySelector('h1')?.text).toBe(sent);
      expect(first.text).toContain(sentText);
      expect(first.html.querySelector('main')?.text).toMatch(/(08|20):00/);
      expect(first.html.querySelector('main a[href^="tel:"]')?.text).toBe('+380 44 500 11 22');
      const second = await visitor.post(path, fields);
      expect(second.status).toBe(422);
      expect(second.html.querySelector('[role=alert]')?.text).toContain(exists);
      expect(second.html.querySelector('[role=alert]')?.text).toContain(existsText);
      expect(second.html.querySelector('input[name=role][checked]')?.getAttribute('value')).toBe('freelance_florist');
    },
  );

  it('POST /en/becomeClient with wrong values answers 422 with an error at each field and keeps the name', async () => {
    const page = await new Customer(url).post('/en/becomeClient', { name: 'Я', phone: '12', role: 'king' });
    expect(page.status).toBe(422);
    expect(page.html.querySelectorAll('[role=alert] a').map((link) => link.getAttribute('href'))).toEqual([
      '#name',
      '#phone',
      '#role',
    ]);
    expect(page.html.querySelector('#phone-error')?.text).toContain('The entered phone number is incorrect.');
    expect(page.html.querySelector('input[name=name]')?.getAttribute('value')).toBe('Я');
  });
});

describe('Account deletion', () => {
  // @asvs 7.4.2
  it('POST /en/delete-account needs the password and the ticked box, deletes the account and signs out', async () => {
    const { customer, phone } = await registerCustomer(url);
    const page = await customer.get('/en/delete-account');
    expect(
      (await customer.submit(page, 'main form', { password })).html.querySelector('#confirm-error')?.text,
    ).toContain('Please tick');
    const wrong = await customer.submit(page, 'main form', { password: 'not this one', confirm: 'on' });
    expect(wrong.status).toBe(422);
    expect(wrong.html.querySelector('#password-error')?.text).toContain('The password is wrong.');
    expect(wrong.html.querySelector('input[name=confirm]')?.hasAttribute('checked')).toBe(true);
    const gone = await customer.submit(page, 'main form', { password, confirm: 'yes' });
    expect(gone.path).toBe('/en');
    expect(gone.text).toContain('Your account has been deleted.');
    expect((await customer.get('/en/profile')).path).toMatch(/^\/en\/login/);
    expect((await new Customer(url).signIn(phone, password, '/en/login')).text).toContain('Authentication failed.');
  });
});
