import { describe, expect, it, vi } from 'vitest';
import { fakeContext, type FakeAnswers } from '~/bff/context.fixture';
import { streamDocumentPdf, streamPriceList } from './pdf.server';

const pdf = new Response('%PDF-1.7', {
  headers: { 'content-type': 'application/pdf', 'content-length': '8', 'set-cookie': 'a=b' },
});

function argsFor(answers: FakeAnswers) {
  return {
    ctx: fakeContext(answers, { isSignedIn: true }),
    request: new Request('https://shop.example/pdf/proforma/d1'),
    params: {},
  };
}

describe('streamDocumentPdf', () => {
  it('streams the body with its own headers', async () => {
    const answer = await streamDocumentPdf(argsFor({ 'GET /pdf/proforma/d1': pdf }), 'proforma', 'd1');
    expect(await answer.text()).toBe('%PDF-1.7');
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/pdf',
      'content-length': '8',
      'cache-control': 'private, no-store',
      'content-disposition': 'inline; filename="proforma-d1.pdf"',
    });
  });

  it('keeps the document id out of the file name', async () => {
    const answer = await streamDocumentPdf(argsFor({ 'GET /pdf/check/a%22%0Ab': pdf }), 'check', 'a"\nb');
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="check-a__b.pdf"');
  });

  it('answers 404 for an unknown type without an API request, and for an unknown document', async () => {
    const args = argsFor({});
    await expect(streamDocumentPdf(args, 'postcard', 'd1')).rejects.toMatchObject({ init: { status: 404 } });
    expect(args.ctx.calls).toEqual([]);
    await expect(streamDocumentPdf(args, 'check', 'd1')).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('rejects a response that is not a PDF', async () => {
    const page = new Response('<html>', { headers: { 'content-type': 'text/html' } });
    await expect(streamDocumentPdf(argsFor({ 'GET /pdf/check/d1': page }), 'check', 'd1')).rejects.toMatchObject({
      kind: 'malformed',
    });
  });
});

describe('streaming a PDF without a reader', () => {
  it('closes the connection after a HEAD request', async () => {
    const cancel = vi.fn();
    const { ctx, params, request } = argsFor({});
    const file = new Response(new ReadableStream({ cancel }), { headers: pdf.headers });
    const api = { ...ctx.api, download: () => Promise.resolve(file) };
    const answer = await streamDocumentPdf(
      { ctx: { ...ctx, api }, request: new Request(request, { method: 'HEAD' }), params },
      'proforma',
      'd1',
    );
    expect(answer.headers.get('content-length')).toBe('8');
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('is aborted when the customer disconnects', async () => {
    const args = argsFor({ 'GET /pdf/proforma/d1': pdf, 'GET /pdf/product-list': pdf });
    const ctx = { ...args.ctx, signal: AbortSignal.abort() };
    await expect(streamDocumentPdf({ ...args, ctx }, 'proforma', 'd1')).rejects.toMatchObject({ kind: 'abandoned' });
    await expect(streamPriceList({ ...args, ctx }, null)).rejects.toMatchObject({ kind: 'abandoned' });
  });
});

describe('streamPriceList', () => {
  it.each([
    [null, '', 'price-list.pdf'],
    ['12', '?categoryId=12', 'price-list-12.pdf'],
  ])('streams the PDF of the category %s with the query %j as %s', async (id, query, name) => {
    const answer = await streamPriceList(argsFor({ [`GET /pdf/product-list${query}`]: pdf }), id);
    expect(answer.headers.get('content-disposition')).toContain(name);
  });
});
