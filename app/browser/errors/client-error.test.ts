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
])('the stack of an error in %s is read as places in the bundles, without its message', (_, stack) => {
  expect(framesOf(stack)).toEqual(['quick-order-DkX_1-a.js:1:2345', 'library-B2.js:12:7']);
  expect(framesOf(stack).every((frame) => framePattern.test(frame))).toBe(true);
});

it('a stack without a place in the bundles has no frames', () => {
  expect(framesOf('Error: x\n    at chrome-extension://abc/inject.js:1:1')).toEqual([]);
});

it('a stack that never ends is cut', () => {
  expect(framesOf('at https://portal.example/assets/a.js:1:1\n'.repeat(500))).toHaveLength(15);
});
