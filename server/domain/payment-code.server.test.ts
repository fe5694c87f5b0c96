import { describe, expect, it } from 'vitest';
import { money } from '../contract/money';
import { paymentCodeText, paymentCodeUrl, paymentPurpose } from './payment-code.server';

const account = { recipient: 'ТОВ «Ромашка»', iban: 'UA469999990000026001234567890', code: '12345678' };

const alphabet = 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя';

describe('The payment code', () => {
  it('has 13 lines, and whole hryvnias without decimals', () => {
    const purpose = paymentPurpose({ number: 'ЗМ-001204', date: '2026-11-20T22:30:00Z' });
    expect(paymentCodeText({ ...account, amount: money(192_000), purpose })).toBe(
      'BCD\n002\n1\nUCT\n\nТОВ «Ромашка»\nUA469999990000026001234567890\nUAH1920\n12345678\n\n\n' +
        'Оплата за товар згідно рахунку № ЗМ-001204 від 21.11.2026\n',
    );
  });

  it('has two decimals of an amount with kopiykas, and the tax number of a sole trader', () => {
    const trader = { ...account, recipient: 'ФОП Іваненко Іван Іванович', code: '1234567890' };
    const purpose = paymentPurpose({ number: '17', date: '2026-01-05T10:00:00+02:00' });
    expect(paymentCodeText({ ...trader, amount: money(431_250), purpose })).toBe(
      'BCD\n002\n1\nUCT\n\nФОП Іваненко Іван Іванович\nUA469999990000026001234567890\nUAH4312.50\n1234567890\n\n\n' +
        'Оплата за товар згідно рахунку № 17 від 05.01.2026\n',
    );
  });

  it('has a purpose of 140 Cyrillic letters to the last letter', () => {
    const purpose = paymentPurpose({ number: alphabet.repeat(4), date: '2026-11-20T12:00:00Z' });
    expect(paymentCodeText({ ...account, amount: money(5), purpose })).toBe(
      'BCD\n002\n1\nUCT\n\nТОВ «Ромашка»\nUA469999990000026001234567890\nUAH0.05\n12345678\n\n\n' +
        'Оплата за товар згідно рахунку № абвгґдеєжзиіїйклмнопрстуфхцчшщьюяабвг' +
        'ґдеєжзиіїйклмнопрстуфхцчшщьюяабвгґдеєжзиіїйклмнопрстуфх від 20.11.2026\n',
    );
  });

  it('cuts a recipient to 70 and a purpose to 140 characters, and has no line feed inside a line', () => {
    const text = paymentCodeText({
      ...account,
      recipient: `Р\n${'о'.repeat(80)}`,
      amount: money(100),
      purpose: 'п'.repeat(150),
    });
    expect(text?.split('\n')).toHaveLength(13);
    expect(text?.split('\n')[5]).toBe(`Р ${'о'.repeat(68)}`);
    expect(text?.split('\n')[11]).toBe('п'.repeat(140));
  });

  it.each([0, -1, -431_250])('does not exist for %d kopiykas', (amount) => {
    expect(paymentCodeText({ ...account, amount: money(amount), purpose: 'Оплата' })).toBeNull();
    expect(paymentCodeUrl({ ...account, amount: money(amount), purpose: 'Оплата' })).toBeNull();
  });

  it('is base64url without padding in the address of the National Bank', () => {
    const transfer = { ...account, amount: money(431_250), purpose: 'Оплата за квіти' };
    const url = paymentCodeUrl(transfer) ?? '';
    expect(url).toMatch(/^https:\/\/bank\.gov\.ua\/qr\/[A-Za-z0-9_-]+$/);
    expect(Buffer.from(url.slice('https://bank.gov.ua/qr/'.length), 'base64url').toString()).toBe(
      paymentCodeText(transfer),
    );
  });
});

it('paymentPurpose cuts a long number and keeps the date', () => {
  const purpose = paymentPurpose({ number: '№'.repeat(200), date: '2026-11-20T12:00:00Z' });
  expect(Array.from(purpose)).toHaveLength(140);
  expect(purpose).toMatch(/^Оплата за товар згідно рахунку № №+ від 20\.11\.2026$/);
});
