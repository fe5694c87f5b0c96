import { createInstance } from 'i18next';
import { expect, it, vi } from 'vitest';
import { i18nOptions } from './i18n-options';
import { rememberTexts } from './remember-texts';

const shell = {
  plain: 'Кошик',
  named: 'Вітаємо, {{name}}',
  pieces_one: '{{count}} штука',
  pieces_few: '{{count}} штуки',
  pieces_many: '{{count}} штук',
};
const cart = { plain: 'Ваш кошик' };

function open() {
  const instance = createInstance();
  void instance.init({
    ...i18nOptions,
    lng: 'uk',
    resources: { uk: { shell, cart } },
    ns: ['shell', 'cart'],
    initImmediate: false,
  });
  const made = vi.spyOn(instance.services.interpolator, 'interpolate');
  rememberTexts(instance);
  return { instance, made };
}

it('makes a text once, and another one for another name, number or namespace', () => {
  const { instance, made } = open();
  const t = instance.getFixedT(null, 'shell');
  const words = () => [
    t('named', { name: 'Оля' }),
    t('named', { name: 'Ія' }),
    t('pieces', { count: 1 }),
    t('pieces', { count: 3 }),
    t('pieces', { count: 25 }),
  ];
  const first = words();
  expect(first).toEqual(['Вітаємо, Оля', 'Вітаємо, Ія', '1 штука', '3 штуки', '25 штук']);
  const calls = made.mock.calls.length;
  expect(words()).toEqual(first);
  expect(made.mock.calls.length).toBe(calls);
  expect([t('plain'), instance.getFixedT(null, 'cart')('plain'), instance.t('cart:plain')]).toEqual([
    'Кошик',
    'Ваш кошик',
    'Ваш кошик',
  ]);
});

it('tells a number from its digits and an absent value from an empty one', () => {
  const { instance } = open();
  expect([instance.t('named', { name: 1 }), instance.t('named', { name: '1' })]).toEqual(['Вітаємо, 1', 'Вітаємо, 1']);
  expect(instance.t('named', { name: '' })).toBe('Вітаємо, ');
  expect(instance.t('named')).not.toBe('Вітаємо, ');
});

it('keeps nothing long, and nothing made of more than plain values', () => {
  const { instance, made } = open();
  const long = 'р'.repeat(300);
  for (const name of [long, { toString: () => 'Оля' }]) {
    instance.t('named', { name });
    const calls = made.mock.calls.length;
    instance.t('named', { name });
    expect(made.mock.calls.length).toBeGreaterThan(calls);
  }
});

it('gives the views of a namespace one translator, and another one for another namespace or a language of their own', () => {
  const { instance } = open();
  const t = instance.getFixedT(null, 'shell');
  expect(instance.getFixedT(null, 'shell')).toBe(t);
  expect(instance.getFixedT(null, 'cart')).not.toBe(t);
  expect(instance.getFixedT('uk', 'shell')).not.toBe(t);
  expect(instance.getFixedT(null, ['shell', 'cart'])('plain')).toBe('Кошик');
});
