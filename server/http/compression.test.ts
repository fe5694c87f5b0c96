import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress } from './compression';

const text = Buffer.from('пачка 25 шт, '.repeat(300));

describe('compress', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.000, gzip;q=0', null],
    ['identity', null],
    ['brotli', null],
    [undefined, null],
  ])('with Accept-Encoding %s encodes as %s', async (accept, coding) => {
    const coded = await compress(text, accept);
    expect(coded.coding).toBe(coding);
    const plain =
      coding === 'br' ? brotliDecompressSync(coded.body) : coding === 'gzip' ? gunzipSync(coded.body) : coded.body;
    expect(plain.equals(text)).toBe(true);
    if (coding) expect(coded.body.length).toBeLessThan(text.length / 5);
  });

  it.each(['br', 'gzip'] as const)('also compresses large bodies with %s', async (coding) => {
    const large = Buffer.concat(Array<Buffer>(60).fill(text));
    const coded = await compress(large, coding);
    expect((coding === 'br' ? brotliDecompressSync(coded.body) : gunzipSync(coded.body)).equals(large)).toBe(true);
  });

  it('compresses better with more effort', async () => {
    const varied = Buffer.from(
      Array.from({ length: 3_000 }, (_, at) => `пачка ${String((at * 7919) % 997)} шт, `).join(''),
    );
    const bodies = await Promise.all(
      (['hurried', 'once', 'often'] as const).map(async (effort) => (await compress(varied, 'br', effort)).body),
    );
    for (const body of bodies) expect(brotliDecompressSync(body).equals(varied)).toBe(true);
    const sizes = bodies.map(({ length }) => length);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(new Set(sizes).size).toBe(sizes.length);
  });

  it('does not compress short bodies', async () => {
    expect(await compress(Buffer.from('{"ok":true}'), 'br')).toEqual({
      body: Buffer.from('{"ok":true}'),
      coding: null,
    });
  });
});
