import { fakeContext, type FakeAnswers } from '~/bff/context.fixture';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { wireDocument } from '~server/domain/document.fixture';

/** Papers of November 2026 as the API lists them, newest first. */
export const november = 'GET /documents?dateFrom=2026-11-01&dateTo=2026-11-30&perPage=100&page=1';

/** A list of one page. */
export function listOf(documents: readonly ReturnType<typeof wireDocument>[]) {
  return { data: documents, meta: { page: 1, perPage: 100, total: documents.length } };
}

/** So many invoices with their items, the newest first. */
export function manyInvoices(count: number) {
  return Array.from({ length: count }, (_, index) =>
    wireDocument({
      id: `p${count - index}`,
      number: `ВН-${String(count - index).padStart(6, '0')}`,
      documentType: 'expenseInvoice',
    }),
  );
}

/** Answers that give a list and each of its documents. */
export function answersFor(documents: readonly ReturnType<typeof wireDocument>[]): FakeAnswers {
  return {
    [november]: listOf(documents),
    ...Object.fromEntries(documents.map((wire) => [`GET /documents/${String(wire.id)}`, { data: wire }])),
  };
}

/** A customer who asks for papers. */
export function ask(address: string, answers: FakeAnswers) {
  const account = { id: 1, firstName: 'Олена', lastName: 'Коваль', phone: '+380501112233' };
  const ctx = fakeContext({ 'GET /customers/me': { data: account }, ...answers }, { isSignedIn: true });
  const args: RouteArgs = { ctx, request: new Request(`https://shop.example${address}`), params: {} };
  return { ctx, args };
}
