import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ApiError } from './api-error';
import { loadBody, parseQuery } from './parse-input';

const query = z.object({ page: z.coerce.number().int().positive().optional(), farm: z.array(z.string()).optional() });
const ask = (search: string) => parseQuery(new Request(`http://api/products${search}`), query);

describe('readQuery', () => {
  it('reads what may be repeated as a list, also when it stands there once', () => {
    expect(ask('?farm=1')).toEqual({ farm: ['1'] });
    expect(ask('?farm=1&farm=2&page=3')).toEqual({ farm: ['1', '2'], page: 3 });
  });

  it('overlooks what it does not know', () => {
    expect(ask('?utm_source=mail')).toEqual({});
  });

  it('names what is wrong', () => {
    expect(() => ask('?page=no')).toThrow(ApiError);
  });
});

describe('readBody', () => {
  const schema = z.object({ name: z.string() });
  const send = (body: BodyInit) => loadBody(new Request('http://api/', { method: 'POST', body }), schema);

  it('reads JSON of the right shape', async () => {
    expect(await send('{"name":"Леся","more":1}')).toEqual({ name: 'Леся' });
  });

  it('tells the wrong shape from what is no JSON and from what is too much', async () => {
    await expect(send('{}')).rejects.toMatchObject({
      errorCode: 'VALIDATION_FAILED',
      details: { name: 'Invalid input: expected string, received undefined' },
    });
    await expect(send('{"name')).rejects.toMatchObject({ errorCode: 'MALFORMED_BODY' });
    await expect(send('')).rejects.toMatchObject({ errorCode: 'MALFORMED_BODY' });
    await expect(send(' '.repeat(1_100_000))).rejects.toMatchObject({ errorCode: 'BODY_TOO_LARGE' });
  });

  it('does not look at the body of a call that has none', async () => {
    expect(await loadBody(new Request('http://api/', { method: 'POST', body: 'junk' }), z.undefined())).toBeUndefined();
  });
});
