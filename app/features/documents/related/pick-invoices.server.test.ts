import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import type { CustomerDocument } from '~server/contract/documents';
import { endpoints } from '~server/contract/endpoints';
import { wireDocument } from '~server/domain/document.fixture';
import { linesOf, pickInvoices, pickOrder } from './pick-invoices.server';

type Wire = ReturnType<typeof wireDocument>;

const item = (productId: number, quantity: number) => ({
  id: productId,
  product: { id: productId, name: `Rose ${productId}` },
  quantity,
  price: 40,
  total: quantity * 40,
});
const order = wireDocument({ comment: null, items: [item(1, 50), item(2, 50)] });

/** Papers by id, as the API gives them; the order is `d1`. */
async function open(docs: Partial<Wire>[]) {
  const wires = [order, ...docs.map((doc) => wireDocument({ documentType: 'expenseInvoice', comment: null, ...doc }))];
  const ctx = fakeContext(
    Object.fromEntries(wires.map((wire) => [`GET /documents/${String(wire.id)}`, { data: wire }])),
    { isSignedIn: true },
  );
  const documents: CustomerDocument[] = [];
  for (const { id } of wires)
    documents.push((await ctx.api.call(endpoints.documents.get, { params: { id: String(id) } })).data);
  const [first, ...others] = documents;
  if (!first) throw new Error('no order');
  return {
    args: { ctx, request: new Request('https://shop.example/orders/delivered/d1') },
    order: first,
    docs: others,
  };
}

describe('pickInvoices', () => {
  it('returns all invoices that reference the order, of the type with priority', async () => {
    const {
      args,
      order: asked,
      docs,
    } = await open([
      { id: 'truck', documentType: 'waybillInvoice', comment: 'ЗМ-001204', items: [item(1, 50), item(2, 50)] },
      { id: 'first', comment: 'Замовлення ЗМ-001204', items: [item(1, 50)] },
      { id: 'rest', comment: 'решта ЗМ-001204', items: [item(2, 25)] },
      { id: 'alike', comment: null, items: [item(1, 50), item(2, 50)] },
    ]);
    const picked = await pickInvoices(args, asked, docs);
    expect(picked.map(({ document, isNamed }) => [document.id, isNamed])).toEqual([
      ['first', true],
      ['rest', true],
    ]);
  });

  it('returns the invoice with most products in common when none references the order', async () => {
    const {
      args,
      order: asked,
      docs,
    } = await open([
      { id: 'other', items: [item(7, 100)] },
      { id: 'half', items: [item(1, 50)] },
      { id: 'most', items: [item(1, 50), item(2, 40)] },
    ]);
    expect(await pickInvoices(args, asked, docs)).toMatchObject([
      { document: { id: 'most' }, isNamed: false, share: 0.9 },
    ]);
  });

  it('returns none when nothing matches', async () => {
    const {
      args,
      order: asked,
      docs,
    } = await open([
      { id: 'other', items: [item(1, 20), item(7, 100)] },
      { id: 'proforma', documentType: 'proforma', comment: 'ЗМ-001204' },
    ]);
    expect(await pickInvoices(args, asked, docs)).toEqual([]);
    expect(await pickInvoices(args, asked, [])).toEqual([]);
  });

  it('loads at most three documents to find a match', async () => {
    const {
      args,
      order: asked,
      docs,
    } = await open(Array.from({ length: 9 }, (_, index) => ({ id: `p${index}`, items: [item(9, 1)] })));
    const before = args.ctx.calls.length;
    await pickInvoices(args, asked, docs);
    expect(args.ctx.calls.length - before).toBe(3);
  });
});

it('pickOrder returns the order that an invoice references, otherwise the most similar one', async () => {
  const {
    args,
    docs: [invoice, other],
  } = await open([
    { id: 'invoice', comment: 'за ЗМ-7777', items: [item(1, 50)] },
    { id: 'other', documentType: 'order', number: 'ЗМ-7777' },
  ]);
  if (!invoice || !other) throw new Error('no papers');
  expect(await pickOrder(args, invoice, [other])).toMatchObject([{ document: { id: 'other' }, isNamed: true }]);
  expect(linesOf({ items: undefined })).toEqual([]);
});
