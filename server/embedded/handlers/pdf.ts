import { endpoints } from '../../contract/endpoints';
import { pdfKinds } from '../../contract/enumerations';
import { parseIds } from '../catalogue/parse-ids';
import { categories } from '../flora/categories';
import { ApiError } from '../http/api-error';
import type { Routes } from '../http/routes';
import { loadItems, loadOwnDocument } from '../orders/load-documents';
import { drawDocument } from '../pdf/document-pdf';
import { drawPriceList } from '../pdf/price-list';

function pdfResponse(bytes: Buffer, name: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `inline; filename="${name}.pdf"`,
    },
  });
}

export function registerPdfRoutes({ anyone, customer: forCustomer, context: { store, now } }: Routes): void {
  forCustomer(endpoints.documents.pdf, async ({ customer, params, language }) => {
    const kind = pdfKinds.find((known) => known === params.kind);
    if (!kind) throw new ApiError('NOT_FOUND');
    const document = await loadOwnDocument(store.db, customer.id, params.id);
    const bytes = await drawDocument(
      { kind, document, items: await loadItems(store.db, document.id), customer },
      language,
    );
    return pdfResponse(bytes, `${kind}-${document.serial}`);
  });

  anyone(endpoints.priceList.pdf, async ({ query, language, origin, caller }) => {
    const [categoryId = null] = query.categoryId === undefined ? [] : parseIds([query.categoryId]);
    if (query.categoryId !== undefined && !categories.some(({ id }) => id === categoryId))
      throw new ApiError('NOT_FOUND');
    const reader = { language, origin, customer: caller?.customer ?? null, now: now() };
    return pdfResponse(await drawPriceList(store.db, categoryId, reader), 'price-list');
  });
}
