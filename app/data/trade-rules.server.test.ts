import { expect, it } from 'vitest';
import { formatMinimumOrder } from './trade-rules.server';
import { fakeContext } from '~/bff/context.fixture';
import { money } from '~server/contract/money';

const settings = { MINIMUM_ORDER: '2200' };

it.each([
  ['uk', 'Мінімальне замовлення 2 200,00 грн: додайте ще на 350,00 грн.'],
  ['en', 'Minimum order 2,200.00 UAH: 350.00 UAH more is needed.'],
  ['ru', 'Минимальный заказ 2 200,00 грн: добавьте ещё на 350,00 грн.'],
] as const)('formatMinimumOrder says in %s how much is missing to the minimum order', (language, labels) => {
  expect(formatMinimumOrder(fakeContext({}, { language, settings }), money(185_000))?.replaceAll('\u00a0', ' ')).toBe(
    labels,
  );
});

it('formatMinimumOrder is null for an order that is large enough, or without a configured minimum', () => {
  expect(formatMinimumOrder(fakeContext({}, { settings }), money(220_000))).toBeNull();
  expect(formatMinimumOrder(fakeContext({}), money(1))).toBeNull();
});
