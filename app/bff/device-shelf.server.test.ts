import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readShelf, writeShelf, type Shelf } from './device-shelf.server';

const shelf: Shelf<string[]> = {
  cookie: 'things',
  schema: z.array(z.string()).max(50),
  shorten: (things) => things,
  empty: [],
  mostCharacters: 300,
};
const secureCookies = true;
const read = (value: string) => readShelf({ cookieHeader: `light=on; things=${value}; session=x` }, shelf);
const valueOf = (line: string | null) => /^things=([^;]*);/.exec(line ?? '')?.[1] ?? '';

describe('a shelf on the device', () => {
  it('gives back what was put on it, in a cookie scripts cannot read', () => {
    const line = writeShelf({ secureCookies }, shelf, ['Троянда', 'Freedom']);
    expect(line).toMatch(/^things=[\w-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/);
    expect(read(valueOf(line))).toEqual({ value: ['Троянда', 'Freedom'], isBroken: false });
  });

  it('is empty where there is no cookie, and takes the cookie away when it gets empty', () => {
    expect(readShelf({ cookieHeader: null }, shelf)).toEqual({ value: [], isBroken: false });
    expect(writeShelf({ secureCookies }, shelf, [])).toMatch(/^things=; Path=\/; Max-Age=0/);
  });

  it('refuses what it has no room for', () => {
    const many = Array.from({ length: 60 }, (_, at) => `${at * 7919} thing`);
    expect(writeShelf({ secureCookies }, shelf, many)).toBeNull();
    expect(writeShelf({ secureCookies }, shelf, many.slice(0, 20))).not.toBeNull();
    expect(writeShelf({ secureCookies }, shelf, ['x'.repeat(60_000)])).toBeNull();
  });

  it.each([
    ['another shape', deflateRawSync('{"price":1}').toString('base64url')],
    ['too many', deflateRawSync(JSON.stringify(Array.from({ length: 51 }, () => ''))).toString('base64url')],
    ['text that grows without end', deflateRawSync(JSON.stringify(['x'.repeat(120_000)])).toString('base64url')],
    ['too long a text', 'A'.repeat(301)],
    ['half of it', valueOf(writeShelf({ secureCookies }, shelf, ['Троянда', 'Freedom'])).slice(0, 12)],
    ['anything', '%F0%9F%8C%B9'],
  ])('takes %s for empty, and says that it was broken', (_name, value) => {
    expect(read(value)).toEqual({ value: [], isBroken: true });
  });

  it('answers any cookie', () => {
    const answers = (text: string) => Array.isArray(read(text).value);
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 220 }),
        (bytes) => answers(Buffer.from(bytes).toString('base64url')) && answers(Buffer.from(bytes).toString('latin1')),
      ),
    );
  });
});
