import { notFound } from '~/bff/errors/to-error-view.server';
import { privateFile } from '~/bff/files/file-loader.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { ApiResponse } from '~server/api/client';
import { endpoints } from '~server/contract/endpoints';
import { pdfKinds } from '~server/contract/enumerations';
import { orNotFound } from '~/data/documents/fetch-document.server';

/** Streams the API's PDF. @throws the 404 page for an unknown kind or document */
export async function streamDocumentPdf(args: RouteArgs, kind: string, id: string): Promise<Response> {
  if (!pdfKinds.some((known) => known === kind)) throw notFound(args.ctx, args.request, 'document');
  const answer = await orNotFound(
    args,
    args.ctx.api.download(endpoints.documents.pdf, { params: { kind, id } }, args.ctx.signal),
  );
  return toFileResponse(args.request, answer, `${kind}-${id}`);
}

/** Streams the price list of a category, or of all. @throws the 404 page for an unknown category */
export async function streamPriceList(args: RouteArgs, categoryId: string | null): Promise<Response> {
  const query = categoryId ? { categoryId } : {};
  const answer = await orNotFound(
    args,
    args.ctx.api.download(endpoints.priceList.pdf, { query }, args.ctx.signal),
    'goods',
  );
  return toFileResponse(args.request, answer, categoryId ? `price-list-${categoryId}` : 'price-list');
}

/** Streams the body under the portal's headers. The body of a HEAD is cancelled, since it would hold one of few connections. */
function toFileResponse({ method }: Request, { body, headers }: ApiResponse, name: string): Response {
  const own = privateFile('application/pdf', `inline; filename="${name.replace(/[^\w-]/g, '_').slice(0, 80)}.pdf"`);
  const length = headers.get('content-length');
  if (length && headers.get('content-encoding') === null) own.set('content-length', length);
  if (method !== 'HEAD') return new Response(body, { headers: own });
  void body?.cancel().catch(() => undefined);
  return new Response(null, { headers: own });
}
