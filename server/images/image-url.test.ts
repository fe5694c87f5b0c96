import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageUrl, imageWidths, parseImageUrl } from './image-url';

const settings = { wholesaleApiUrl: 'http://127.0.0.1:4000/1.0', sessionSecrets: ['x'.repeat(32)] };
const api = settings.wholesaleApiUrl;
const sources = fc
  .webUrl({ withQueryParameters: true, validSchemes: ['http', 'https'] })
  .filter((url) => !url.endsWith('?'));

describe('Image URLs', () => {
  it.each([
    ['http://127.0.0.1:4000/files/pictures/rose-red-1.jpg', '/images/240/-/files/pictures/rose-red-1.jpg'],
    ['/files/a.jpg', '/images/240/-/files/a.jpg'],
    ['https://cdn.example/p/a%20b.jpg?v=2', '/images/240/cdn.example/p/a%20b.jpg?v=2&seal=SEAL'],
    ['https://cdn.example/p/a%20b.jpg', '/images/240/cdn.example/p/a%20b.jpg?seal=SEAL'],
    ['http://cdn.example:8080/a.jpg', '/images/240/http:cdn.example:8080/a.jpg'],
  ])('of %s are %s', (source, path) => {
    const written = imageUrl(source, 240, settings);
    expect(written.replace(/seal=[\w-]{16}$/, 'seal=SEAL')).toBe(path);
    expect(parseImageUrl(written, settings)).toEqual({ width: 240, source: new URL(source, api).href });
  });

  it('are parsed back for any original', () => {
    fc.assert(
      fc.property(sources, fc.constantFrom(...imageWidths), (source, width) => {
        expect(parseImageUrl(imageUrl(source, width, settings), settings)).toEqual({
          width,
          source: new URL(source).href,
        });
      }),
    );
  });

  // @fault C7
  it('are signed where a file has several spellings, and other signatures are rejected', () => {
    const encrypted = imageUrl('/files/a.jpg?v=2', 240, settings);
    const changed = [
      '/images/240/-/files/a.jpg?b=1',
      encrypted.replace('v=2', 'v=3'),
      encrypted.replace(/seal=.*/, `seal=${'x'.repeat(16)}`),
      `${encrypted}&b=1`,
      `${encrypted}#1`,
    ];
    const spelled = [
      '/images/240/-/files/%61.jpg',
      '/images/240/-/files//a.jpg',
      '/images/240/-/files/a.jpg?',
      '/images/240/-/files/a.jpg#1',
      '/images/240/me@cdn.example/a.jpg',
    ];
    for (const address of [...changed, ...spelled]) expect(parseImageUrl(address, settings), address).toBeNull();
    expect(parseImageUrl(encrypted.replace('/240/', '/480/'), settings)?.width).toBe(480);
  });

  it('are accepted with any of the secrets, so that older pages keep their images', () => {
    const encrypted = imageUrl('/files/a.jpg?v=2', 240, settings);
    expect(
      parseImageUrl(encrypted, { ...settings, sessionSecrets: ['y'.repeat(32), ...settings.sessionSecrets] }),
    ).not.toBeNull();
    expect(parseImageUrl(encrypted, { ...settings, sessionSecrets: ['y'.repeat(32)] })).toBeNull();
  });

  // @fault C7
  it.each([
    '/images/241/-/a.jpg',
    '/images/0240/-/a.jpg',
    '/images/240/-',
    '/images/240/',
    '/images/240/a b/c.jpg',
    '/images//-/a',
  ])('do not include %s', (path) => {
    expect(parseImageUrl(path, settings)).toBeNull();
  });
});
