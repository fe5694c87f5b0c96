import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { loadLater, type LaterCart } from './later.server';

const now = new Date('2026-11-20T10:00:00Z');
const cart: LaterCart = {
  lines: [
    { name: 'Freedom, 60 см', meta: 'Los Nevados, Еквадор', amount: '2 пачки = 50 шт по 38,40 грн' },
    { name: 'Рускус', meta: '', amount: '10 шт по 12,00 грн' },
  ],
  size: '2 позиції, 60 шт',
  total: '2 040,00 грн',
  link: 'https://shop.example/cart-link?l=1_7.50',
};
const account = {
  id: 1,
  phone: '+380501112233',
  firstName: 'Оксана',
  lastName: 'Мельник',
  customerCode: 'K-1',
  salesRepresentative: { name: 'Ірина', phone: '+380671234567', email: 'iryna@shop.example' },
};
const load = (query: string, inCart = cart) =>
  loadLater(
    fakeContext({ 'GET /customers/me': { data: account } }, { isSignedIn: true }),
    inCart,
    new URLSearchParams(query),
    now,
  );

describe('an order for a later date', () => {
  it('asks for a date from the day after the last one at checkout up to 90 days ahead', async () => {
    expect(await load('')).toMatchObject({
      from: '2026-11-27',
      to: '2027-02-18',
      hint: 'Від 27 листопада 2026 р. до 18 лютого 2027 р.',
      result: undefined,
      message: null,
      listName: '',
    });
  });

  it.each([
    ['date=', { date: ['Виберіть дату доставки.'] }],
    ['date=2026-02-31', { date: ['Такої дати немає. Виберіть дату в календарі.'] }],
    ['date=2026-11-26', { date: [expect.stringContaining('Тут — від 27 листопада')] }],
    ['date=2027-02-19', { date: [expect.stringContaining('до 18 лютого 2027')] }],
    [`date=2026-12-20&notes=${'x'.repeat(1_001)}`, { notes: ['Примітки задовгі: до 1000 знаків.'] }],
  ])('%.40s is an error at its field and makes no message', async (query, errors) => {
    expect(await load(query)).toMatchObject({ result: { error: errors }, message: null });
  });

  it('makes a message with date, customer, lines, sum, notes and link for the representative', async () => {
    const { message, listName, result } = await load('date=20.12.2026&notes=О 7-й\r\nза адресою магазину');
    expect(result).toBeUndefined();
    expect(message?.text.replaceAll('\u00a0', ' ').split('\n')).toEqual([
      'Добрий день! Прошу прийняти замовлення на нд, 20 грудня 2026 р.',
      'Клієнт: Оксана Мельник, K-1',
      '',
      '1. Freedom, 60 см, Los Nevados, Еквадор: 2 пачки = 50 шт по 38,40 грн',
      '2. Рускус: 10 шт по 12,00 грн',
      '',
      'Разом 2 позиції, 60 шт, 2 040,00 грн за сьогоднішніми цінами',
      'Примітки: О 7-й',
      'за адресою магазину',
      'Список за посиланням: https://shop.example/cart-link?l=1_7.50',
    ]);
    expect(message).toMatchObject({ person: 'Ірина, +380 67 123 45 67', isInLinks: true });
    expect(message?.smsHref).toMatch(/^sms:\+380671234567\?body=%/);
    expect(message?.mailHref).toMatch(/^mailto:iryna@shop\.example\?subject=%.+&body=%/);
    expect(listName).toMatch(/^На 20 грудня 2026/);
  });

  it('leaves a long list out of the links, and a missing link out of the text', async () => {
    const lines = Array.from({ length: 120 }, () => cart.lines).flat();
    const { message } = await load('date=2026-12-20', { ...cart, lines, link: null });
    expect(message).toMatchObject({ isInLinks: false, smsHref: 'sms:+380671234567' });
    expect(message?.text).not.toContain('cart-link');
  });
});
