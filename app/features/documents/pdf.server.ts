import { notFound } from '~/bff/failure.server';
import { privateFile } from '~/bff/file-loader.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { Answer } from '~server/api/client';
import { readDocumentPdf, readProductListPdf } from '~server/contract/documents';
import { pdfKinds } from '~server/contract/enumerations';
import { orNotFound } from './fetch-document.server';

/**
 * The API's PDF of a document, as a stream.
 * @throws the 404 page for an unknown kind, an unknown document and another customer's alike
 */
export async function streamDocumentPdf(args: RouteArgs, kind: string, id: string): Promise<Response> {
  if (!pdfKinds.some((known) => known === kind)) throw notFound(args.scope, args.request, 'document');
  const answer = await orNotFound(args, args.scope.api.download(readDocumentPdf, { params: { kind, id } }));
  return passOn(args.request, answer, `${kind}-${id}`);
}

/**
 * The API's price list of a section, or of everything; a customer's with own prices.
 * @throws the 404 page for an unknown section
 */
export async function streamPriceList(args: RouteArgs, categoryId: string | null): Promise<Response> {
  const query = categoryId ? { categoryId } : {};
  const answer = await orNotFound(args, args.scope.api.download(readProductListPdf, { query }), 'goods');
  return passOn(args.request, answer, categoryId ? `price-list-${categoryId}` : 'price-list');
}

/**
 * Hands the body on as it comes, under headers of our own. A body that nobody will read (Remix drops that of a HEAD, and an answer
 * to a customer who has left) is given up: it would keep one of the few connections for files.
 */
function passOn({ method, signal }: Request, { body, headers }: Answer, name: string): Response {
  const own = privateFile('application/pdf', `inline; filename="${name.replace(/[^\w-]/g, '_').slice(0, 80)}.pdf"`);
  const length = headers.get('content-length');
  if (length && headers.get('content-encoding') === null) own.set('content-length', length);
  // Refused, and rightly, once somebody reads it.
  const giveUp = () => void body?.cancel().catch(() => undefined);
  const isRead = method !== 'HEAD' && !signal.aborted;
  if (isRead) signal.addEventListener('abort', giveUp);
  else giveUp();
  return new Response(isRead ? body : null, { headers: own });
}
