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
])('a form with the fields %j that got no answer is told of as %s', (fields, why) => {
  expect(parseNetworkError(failed, formOf(fields), 0)).toEqual({ why });
});

it.each([
  [413, 'tooLarge'],
  [503, 'busy'],
  [502, 'answer'],
])('an answer of status %d that is not the portal’s is told of as %s', (status, why) => {
  expect(parseNetworkError(new Error('Unable to decode'), formOf({ productId: '7' }), status)).toEqual({ why });
});

describe('an answer of the portal itself', () => {
  const failure = (kind: string, status: number) => ({
    ...{ status, statusText: '', internal: false },
    data: { kind, status, title: 'API error: 500 - Oops', requestId: 'r' },
  });

  it('that brings the words of the API is told in them', () => {
    expect(parseNetworkError(failure('api', 500), formOf({}), 500)).toEqual({
      why: 'api',
      title: 'API error: 500 - Oops',
    });
  });

  it('that has a page of its own is no network error', () => {
    expect(parseNetworkError(failure('banned', 403), formOf({}), 403)).toBeNull();
    expect(parseNetworkError(new Response(null, { status: 302 }), formOf({}), 302)).toBeNull();
  });
});

it('action data of a network error are told apart from others', () => {
  expect([{ networkError: { why: 'offline' } }, { text: '' }, undefined].map(isNetworkErrorData)).toEqual([
    true,
    false,
    false,
  ]);
});
