import { expect, it } from 'vitest';
import { failure, listOf } from './conventions';
import { customerDocument } from './documents';
import * as z from 'zod';

it('reads a failure whose parts are null, and keeps the others', () => {
  expect(failure.parse({ status: 409, message: null, code: 'OUT_OF_STOCK', details: null })).toEqual({ status: 409, code: 'OUT_OF_STOCK' });
  expect(failure.parse({})).toEqual({});
});

it('reads a list without paging facts, and one that says null', () => {
  const list = listOf(z.string());
  expect(list.parse({ data: ['a'], meta: null })).toEqual(list.parse({ data: ['a'] }));
  expect(list.safeParse({ data: ['a'], meta: { page: 'one' } }).success).toBe(false);
});

it('reads a document without items, and one that says null', () => {
  const document = { id: 1, number: '1', documentType: 'order', date: '2026-11-21', total: 1 };
  expect(customerDocument.parse({ ...document, items: null }).items).toBeUndefined();
  expect(customerDocument.parse(document).items).toBeUndefined();
});
