import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageUrl, imageWidths, readImageUrl } from './image-url';

const api = 'http://127.0.0.1:4000/1.0';
const sources = fc.webUrl({ withQueryParameters: true, validSchemes: ['http', 'https'] }).filter((url) => !url.endsWith('?'));

describe('addresses of pictures', () => {
  it.each([
    ['http://127.0.0.1:4000/files/plates/rose-red-1.jpg', '/images/240/-/files/plates/rose-red-1.jpg'],
    ['/files/a.jpg', '/images/240/-/files/a.jpg'],
    ['https://cdn.example/p/a%20b.jpg?v=2', '/images/240/cdn.example/p/a%20b.jpg?v=2'],
    ['http://cdn.example:8080/a.jpg', '/images/240/http:cdn.example:8080/a.jpg'],
  ])('%s', (source, path) => {
    expect(imageUrl(source, 240, api)).toBe(path);
    expect(readImageUrl(path, api)).toEqual({ width: 240, source: new URL(source, api).href });
  });

  it('come back as they were, whatever the original', () => {
    fc.assert(
      fc.property(sources, fc.constantFrom(...imageWidths), (source, width) => {
        expect(readImageUrl(imageUrl(source, width, api), api)).toEqual({ width, source: new URL(source).href });
      }),
    );
  });

  it.each(['/images/241/-/a.jpg', '/images/0240/-/a.jpg', '/images/240/-', '/images/240/', '/images/240/a b/c.jpg', '/images//-/a'])(
    'are not %s',
    (path) => {
      expect(readImageUrl(path, api)).toBeNull();
    },
  );
});
