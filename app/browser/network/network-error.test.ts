import { describe, expect, it } from 'vitest';
import { isNetworkErrorData, parseNetworkError } from './network-error';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const failed = new TypeError('Failed to fetch');

it.each([
  [{ intent: 'placeOrder' }, 'order'],
  [{ productId: '7', quantity: '1' }, 'answer'],
  [{ intent: 'remove', itemId: 'a' }, 'answer'],
  [{ name: 'Ivy', phone: '0671112233', role: 'decorator' }, 'other'],
  [{ mark: '7' }, 'other'],
])('parseNetworkError gives a form with the fields %j and no response the reason %s', (fields, why) => {
  expect(parseNetworkError(failed, formOf(fields), 0)).toEqual({ why });
});

it.each([
  [413, 'tooLarge'],
  [503, 'busy'],
  [502, 'answer'],
])('parseNetworkError gives a response of status %d that is not from the portal the reason %s', (status, why) => {
  expect(parseNetworkError(new Error('Unable to decode'), formOf({ productId: '7' }), status)).toEqual({ why });
});

describe('parseNetworkError for an error response of the portal', () => {
  const failure = (kind: string, status: number) => ({
    ...{ status, statusText: '', internal: false },
    data: { kind, status, title: 'API error: 500 - Oops', requestId: 'r' },
  });

  it('parseNetworkError returns the message of the API when the portal sends one', () => {
    expect(parseNetworkError(failure('api', 500), formOf({}), 500)).toEqual({
      why: 'api',
      title: 'API error: 500 - Oops',
    });
  });

  it.each(['otherAccount', 'otherAccountUnsaved'])(
    'parseNetworkError tells a form of another account as %s',
    (kind) => {
      expect(parseNetworkError(failure(kind, 409), formOf({}), 409)).toEqual({ why: kind });
    },
  );

  it('parseNetworkError returns null for a response with a page of its own', () => {
    expect(parseNetworkError(failure('banned', 403), formOf({}), 403)).toBeNull();
    expect(parseNetworkError(new Response(null, { status: 302 }), formOf({}), 302)).toBeNull();
  });
});

it('isNetworkErrorData is true only for action data of a network error', () => {
  expect([{ networkError: { why: 'offline' } }, { text: '' }, undefined].map(isNetworkErrorData)).toEqual([
    true,
    false,
    false,
  ]);
});
