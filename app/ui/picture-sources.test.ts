import { expect, it } from 'vitest';
import { sourcesOf } from './picture-sources';

it('sourcesOf returns the URLs of all widths for a medium picture', () => {
  const { src, srcSet, sizes } = sourcesOf('/images/240/-/files/rose.jpg?v=/images/1/', '104px');
  expect([src, sizes]).toEqual(['/images/240/-/files/rose.jpg?v=/images/1/', '104px']);
  expect(srcSet?.split(', ')).toEqual(
    [240, 320, 480].map((width) => `/images/${width}/-/files/rose.jpg?v=/images/1/ ${width}w`),
  );
});

it('sourcesOf returns a picture of a single width without a srcset', () => {
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

it('the widths of media queries in sizes are in em, like the breakpoints of the pages', () => {
  expect(widths.length).toBeGreaterThan(4);
  expect(widths.filter(([, width]) => !width.endsWith('em'))).toEqual([]);
});
