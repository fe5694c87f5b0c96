import { publicFile } from '~/bff/files/file-loader.server';
import { streamPriceList } from '~/features/documents/pdf.server';

/** /pdf/product-list?categoryId=: the API's price list, streamed through. */
export const loader = publicFile((args) =>
  streamPriceList(args, new URL(args.request.url).searchParams.get('categoryId')),
);
