import { expect, it } from 'vitest';
import { sourcesOf } from './picture-sources';

it('writes the addresses of all widths that belong to a middle one', () => {
  const { src, srcSet, sizes } = sourcesOf('/images/240/-/files/rose.jpg?v=/images/1/', '104px');
  expect([src, sizes]).toEqual(['/images/240/-/files/rose.jpg?v=/images/1/', '104px']);
  expect(srcSet?.split(', ')).toEqual([240, 320, 480].map((width) => `/images/${width}/-/files/rose.jpg?v=/images/1/ ${width}w`));
});

it('leaves a picture of one width alone', () => {
  expect(sourcesOf('/images/160/-/files/rose.jpg', '48px')).toEqual({ src: '/images/160/-/files/rose.jpg' });
});
