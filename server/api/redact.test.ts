import { expect, it } from 'vitest';
import { redactBody, redactUrl } from './redact';

it('redactUrl removes the values of the query', () => {
  expect(redactUrl('https://api.example/1.0/customers?phone=%2B380501112233')).toBe(
    'https://api.example/1.0/customers?…',
  );
  expect(redactUrl('https://api.example/1.0/cart/me')).toBe('https://api.example/1.0/cart/me');
  expect(redactUrl(`https://api.example/1.0/${'1'.repeat(60_000)}`)).toHaveLength(300);
});

it.each([
  ['{"status":500,"message":"No room","firstName":"Olena"}', '{"status":500,"message":"No room"}'],
  ['{"message":"+380 50 111-22-33 of a@b.example is known"}', '{"message":"[number] of [e-mail] is known"}'],
  ['{"message":"bad eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.abc"}', '{"message":"bad [token]"}'],
  ['<html><style>p{}</style><h1>502</h1> Bad Gateway', '502 Bad Gateway'],
  ['["Olena"]', '{}'],
  ['', ''],
])('redactBody turns %s into %s', (body, logged) => expect(redactBody(body)).toBe(logged));

it('redactBody removes a style sheet that is longer than what is read of a page', () => {
  expect(redactBody(`<html><h1>502</h1><style>${'p{}'.repeat(100_000)}</style>`)).toBe('502');
});

it.each(['<', 'a', '<style', '{"message":"', '1('])('redactBody shortens a megabyte of %s', (part) => {
  expect(redactBody(part.repeat(1_000_000 / part.length)).length).toBeLessThanOrEqual(300);
});
