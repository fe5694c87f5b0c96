import { expect, it } from 'vitest';
import { parseRecoveryCode } from './recovery-code';

it.each([
  '123456',
  ' 123 456 ',
  '123-456',
  '123–456',
  '123\u2011456',
  '123 — 456',
  '123.456',
  '1 2 3 4 5 6',
  'код 123.456',
  'Код: 123456.',
  'G-123456',
  'Pervotsvit 2026: код 123456',
  'Pervotsvit 2026 123456',
  '123456. Дійсний до 18:30 25.11.2026',
  'Замовлення 654321, ваш код 123-456',
  'Your code for +380501112233 is 123 456',
])('parseRecoveryCode reads 123456 in %j', (text) => {
  expect(parseRecoveryCode(text)).toBe('123456');
});

it.each([
  ['Pervotsvit 2026: код 1234', '1234'],
  ['код 12345678', '12345678'],
  ['A1–B2', 'A1B2'],
  ['1', '1'],
  ['', ''],
])('parseRecoveryCode reads %j, which has no six digits, as %j', (text, code) => {
  expect(parseRecoveryCode(text)).toBe(code);
});

it('parseRecoveryCode reads a long text in linear time', () => {
  // Quadratic, it would take longer than a test may.
  expect(parseRecoveryCode('1 - '.repeat(100_000))).not.toBe('');
});
