import { expect, it } from 'vitest';
import { framePattern, framesOf } from './client-error';

const chromium = `TypeError: Cannot read properties of undefined (reading '+380501112233')
    at Sheet (https://portal.example/assets/quick-order-DkX_1-a.js:1:2345)
    at https://portal.example/assets/library-B2.js:12:7
    at chrome-extension://abc/inject.js:1:1`;
const firefox = `submit@https://portal.example/assets/quick-order-DkX_1-a.js:1:2345
@https://portal.example/assets/library-B2.js:12:7`;

it.each([
  ['Chromium', chromium],
  ['Firefox', firefox],
])('framesOf parses a stack of %s as positions in the bundles, without its message', (_, stack) => {
  expect(framesOf(stack)).toEqual(['quick-order-DkX_1-a.js:1:2345', 'library-B2.js:12:7']);
  expect(framesOf(stack).every((frame) => framePattern.test(frame))).toBe(true);
});

it('framesOf returns nothing for a stack without a position in the bundles', () => {
  expect(framesOf('Error: x\n    at chrome-extension://abc/inject.js:1:1')).toEqual([]);
});

it('framesOf returns at most 15 frames', () => {
  expect(framesOf('at https://portal.example/assets/a.js:1:1\n'.repeat(500))).toHaveLength(15);
});
