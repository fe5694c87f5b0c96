import { expect, it } from 'vitest';
import { recordKey } from '~/bff/auth/account-key.server';
import { fakeContext, fakeCustomers } from '~/bff/context.fixture';
import { packText } from '~/bff/http/packed-value.server';
import { loadRetailPrice, loadRetailSettings, saveRetailSettings, type RetailSettings } from './retail.server';

const settings: RetailSettings = {
  isOn: true,
  markup: 62.5,
  byCategory: new Map([['1', 0.07]]),
  rounding: 'nine',
  allowsBelow: false,
  shopName: 'Мак',
};

it('selling prices are read as they were saved, and not shown to another account', async () => {
  const request = fakeCustomers();
  await saveRetailSettings(request(1), settings);
  expect(await loadRetailSettings(request(1))).toMatchObject({ value: settings, version: 1 });
  expect((await loadRetailSettings(request(2))).value).toBeNull();
});

it('settings that another device has saved meanwhile are not overwritten', async () => {
  const request = fakeCustomers();
  expect(await saveRetailSettings(request(1), settings, 0)).toBe('written');
  expect(await saveRetailSettings(request(1), { ...settings, markup: 10 }, 0)).toBe('conflict');
  expect((await loadRetailSettings(request(1))).value?.markup).toBe(62.5);
});

it('settings of a cookie are taken over by their account', async () => {
  const content = [recordKey('1'), true, 62.5, [['1', 0.07]], 'nine', false, 'Мак'];
  const cookie = `retail=${packText(JSON.stringify(content))}`;
  const request = fakeCustomers();
  expect((await loadRetailSettings(request(2, cookie))).value).toBeNull();
  expect((await loadRetailSettings(request(1, cookie))).value).toEqual(settings);
});

it('there are no selling prices where they are switched off, nor for a visitor', async () => {
  const request = fakeCustomers();
  await saveRetailSettings(request(1), { ...settings, isOn: false });
  expect(await loadRetailPrice(request(1))).toBeNull();
  expect(await loadRetailPrice(fakeContext({}))).toBeNull();
});
