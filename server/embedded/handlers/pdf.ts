import { endpoints } from '../../contract/endpoints';
import { pdfKinds } from '../../contract/enumerations';
import { readIds } from '../catalogue/read-ids';
import { categories } from '../flora/categories';
import { ApiFailure } from '../http/failure';
import type { Routes } from '../http/routes';
import { loadItems, readOwnDocument } from '../orders/read-documents';
import { drawDocument } from '../pdf/document-paper';
import { drawPriceList } from '../pdf/price-list';

function answerPdf(bytes: Buffer, name: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `inline; filename="${name}.pdf"`,
    },
  });
}

/** PDF calls of `contract/documents.ts`. */
export function answerPdfs({ anyone, customer: forCustomer, context: { store, now } }: Routes): void {
  forCustomer(endpoints.documents.pdf, async ({ customer, params, language }) => {
    const kind = pdfKinds.find((known) => known === params.kind);
    if (!kind) throw new ApiFailure('NOT_FOUND');
    const document = await readOwnDocument(store.db, customer.id, params.id);
    const bytes = await drawDocument(
      { kind, document, items: await loadItems(store.db, document.id), customer },
      language,
    );
    return answerPdf(bytes, `${kind}-${document.serial}`);
  });

  anyone(endpoints.priceList.pdf, async ({ query, language, origin, caller }) => {
    const [categoryId = null] = query.categoryId === undefined ? [] : readIds([query.categoryId]);
    if (query.categoryId !== undefined && !categories.some(({ id }) => id === categoryId))
      throw new ApiFailure('NOT_FOUND');
    const reader = { language, origin, customer: caller?.customer ?? null, now: now() };
    return answerPdf(await drawPriceList(store.db, categoryId, reader), 'price-list');
  });
}
