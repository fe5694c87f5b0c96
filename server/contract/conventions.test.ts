import { expect, it } from 'vitest';
import { failure, listOf, wholeListOf } from './conventions';
import { customerDocument } from './documents';
import * as z from 'zod';

it('failure parses null parts and keeps the others', () => {
  expect(failure.parse({ status: 409, message: null, code: 'OUT_OF_STOCK', details: null })).toEqual({
    status: 409,
    code: 'OUT_OF_STOCK',
  });
  expect(failure.parse({})).toEqual({});
});

// @fault A12
it.each([
  [{ status: '409' }, { status: 409 }],
  [{ status: 'conflict' }, { status: undefined }],
  [{ message: ['no'] }, { message: undefined }],
  [{ code: 12 }, { code: undefined }],
  [{ details: [] }, { details: undefined }],
])('failure ignores an invalid part and keeps the others: %j', (odd, read) => {
  const whole = { status: 409, message: 'ні', code: 'OUT_OF_STOCK', details: { available: 3 } };
  expect(failure.parse({ ...whole, ...odd })).toEqual({ ...whole, ...read });
});

// @fault A12
it('listOf leaves out and names invalid entries, and fails when all are invalid', () => {
  const list = listOf(z.object({ name: z.string() }));
  expect(list.parse({ data: [{ name: 'a' }, { name: 7 }, null] })).toEqual({
    data: [{ name: 'a' }],
    unread: [expect.stringContaining('data.1: name: '), expect.stringContaining('data.2: ')],
  });
  expect(list.parse({ data: [] })).not.toHaveProperty('unread');
  expect(list.safeParse({ data: [{ name: 7 }] }).success).toBe(false);
  expect(wholeListOf(z.string()).safeParse({ data: ['a', 7] }).success).toBe(false);
});

it('listOf accepts a missing or null meta', () => {
  const list = listOf(z.string());
  expect(list.parse({ data: ['a'], meta: null })).toEqual(list.parse({ data: ['a'] }));
  expect(list.safeParse({ data: ['a'], meta: { page: 'one' } }).success).toBe(false);
});

it('A document with missing or null items is parsed', () => {
  const document = { id: 1, number: '1', documentType: 'order', date: '2026-11-21', total: 1 };
  expect(customerDocument.parse({ ...document, items: null }).items).toBeUndefined();
  expect(customerDocument.parse(document).items).toBeUndefined();
});
