import { expect, it } from 'vitest';
import { parseWrapper } from '~/browser/device/wrapper';

const chrome = 'Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const read = (suffix: string) => parseWrapper(new Headers({ 'user-agent': `${chrome} ${suffix}` }));

it.each([
  ['FlowerPortalApp/1.2.3 (android)', { platform: 'android', version: '1.2.3' }],
  ['FlowerPortalApp/1.2.3.45 (ios)', { platform: 'ios', version: '1.2.3.45' }],
  ['FlowerPortalApp/1.2.3-beta (ios)', { platform: 'ios', version: '1.2.3' }],
  ['FlowerPortalApp (android)', { platform: 'android', version: null }],
  ['FlowerPortalApp/ (ios)', { platform: 'ios', version: null }],
  ['FlowerPortalApp/next (ios)', { platform: 'ios', version: null }],
])('parseWrapper parses the user agent %s of the native app', (suffix, wrapper) => {
  expect(read(suffix)).toEqual(wrapper);
});

it.each([
  '',
  'FlowerPortalApp/1.2.3',
  'FlowerPortalApp/1.2.3 (windows)',
  'NotFlowerPortalApp/1.2.3 (ios)',
  'android ios',
])('parseWrapper returns null for a browser with %j in its user agent', (suffix) => {
  expect(read(suffix)).toBeNull();
});

it('parseWrapper returns null for a request without a user agent', () => {
  expect(parseWrapper(new Headers())).toBeNull();
});
