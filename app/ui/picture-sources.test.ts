import { expect, it } from 'vitest';
import { sourcesOf } from './picture-sources';

it('writes the addresses of all widths that belong to a middle one', () => {
  const { src, srcSet, sizes } = sourcesOf('/images/240/-/files/rose.jpg?v=/images/1/', '104px');
  expect([src, sizes]).toEqual(['/images/240/-/files/rose.jpg?v=/images/1/', '104px']);
  expect(srcSet?.split(', ')).toEqual(
    [240, 320, 480].map((width) => `/images/${width}/-/files/rose.jpg?v=/images/1/ ${width}w`),
  );
});

it('leaves a picture of one width alone', () => {
  expect(sourcesOf('/images/160/-/files/rose.jpg', '48px')).toEqual({ src: '/images/160/-/files/rose.jpg' });
});

const sources = import.meta.glob<string>('../features/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const widths = Object.entries(sources).flatMap(([path, source]) =>
  [...source.matchAll(/\(min-width: ?([^)]+)\)/g)].map(([, width = '']) => [path, width] as const),
);

it('chooses pictures at the widths where the page changes, which grow with its text', () => {
  expect(widths.length).toBeGreaterThan(4);
  expect(widths.filter(([, width]) => !width.endsWith('em'))).toEqual([]);
});
