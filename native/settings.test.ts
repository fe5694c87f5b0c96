import { expect, it } from 'vitest';
import { readNativeSettings } from './settings';

it('readNativeSettings requires the address of the portal and has defaults for the rest', () => {
  expect(readNativeSettings({ PUBLIC_URL: 'https://shop.example' })).toMatchObject({
    version: '1.0.0',
    build: 1,
    appId: 'ua.kyiv.flowers.portal',
  });
  expect(
    readNativeSettings({ PUBLIC_URL: 'http://10.0.2.2:3000', APP_VERSION: '1.4.2', APP_BUILD: '17' }),
  ).toMatchObject({ version: '1.4.2', build: 17 });
});

it.each([
  ['PUBLIC_URL', ''],
  ['PUBLIC_URL', 'http://shop.example'],
  ['PUBLIC_URL', 'https://shop.example/uk'],
  ['APP_VERSION', '1.4'],
  ['APP_BUILD', '0'],
  ['APP_ID', 'flowers'],
  ['SHOP_NAME', 'Roses & "more"'],
])('readNativeSettings rejects %s=%j and names the setting', (name, value) => {
  expect(() => readNativeSettings({ PUBLIC_URL: 'https://shop.example', [name]: value })).toThrow(`${name}:`);
});
