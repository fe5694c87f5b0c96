import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ApiError } from './api-error';
import { loadBody, parseQuery } from './parse-input';

const query = z.object({ page: z.coerce.number().int().positive().optional(), farm: z.array(z.string()).optional() });
const ask = (search: string) => parseQuery(new Request(`http://api/products${search}`), query);

describe('parseQuery', () => {
  it('parses a repeatable parameter as a list even when it occurs once', () => {
    expect(ask('?farm=1')).toEqual({ farm: ['1'] });
    expect(ask('?farm=1&farm=2&page=3')).toEqual({ farm: ['1', '2'], page: 3 });
  });

  it('ignores unknown parameters', () => {
    expect(ask('?utm_source=mail')).toEqual({});
  });

  it('names each invalid parameter', () => {
    expect(() => ask('?page=no')).toThrow(ApiError);
  });
});

describe('loadBody', () => {
  const schema = z.object({ name: z.string() });
  const send = (body: BodyInit) => loadBody(new Request('http://api/', { method: 'POST', body }), schema);

  it('parses valid JSON', async () => {
    expect(await send('{"name":"Леся","more":1}')).toEqual({ name: 'Леся' });
  });

  it('throws different errors for invalid fields, invalid JSON and too much data', async () => {
    await expect(send('{}')).rejects.toMatchObject({
      errorCode: 'VALIDATION_FAILED',
      details: { name: 'Invalid input: expected string, received undefined' },
    });
    await expect(send('{"name')).rejects.toMatchObject({ errorCode: 'MALFORMED_BODY' });
    await expect(send('')).rejects.toMatchObject({ errorCode: 'MALFORMED_BODY' });
    await expect(send(' '.repeat(1_100_000))).rejects.toMatchObject({ errorCode: 'BODY_TOO_LARGE' });
  });

  it('does not read the body of an endpoint without one', async () => {
    expect(await loadBody(new Request('http://api/', { method: 'POST', body: 'junk' }), z.undefined())).toBeUndefined();
  });
});
