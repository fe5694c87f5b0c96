import { expect, it } from 'vitest';
import { srcSetOf } from './picture-view';

it('writes the addresses of all widths, of which one is known', () => {
  expect(srcSetOf({ src: '/images/240/-/files/rose.jpg?v=/images/1/', widths: [160, 240] })).toBe(
    '/images/160/-/files/rose.jpg?v=/images/1/ 160w, /images/240/-/files/rose.jpg?v=/images/1/ 240w',
  );
});
