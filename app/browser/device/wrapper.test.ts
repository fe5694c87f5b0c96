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
])('%s is the wrapper', (suffix, wrapper) => {
  expect(read(suffix)).toEqual(wrapper);
});

it.each([
  '',
  'FlowerPortalApp/1.2.3',
  'FlowerPortalApp/1.2.3 (windows)',
  'NotFlowerPortalApp/1.2.3 (ios)',
  'android ios',
])('%j is a browser', (suffix) => {
  expect(read(suffix)).toBeNull();
});

it('a request without a user agent is a browser’s', () => {
  expect(parseWrapper(new Headers())).toBeNull();
});
