import { customerFile } from '~/bff/files/file-loader.server';
import { streamDocumentPdf } from '~/features/documents/pdf.server';

/** /pdf/{kind}/{id}: the API's PDF of a document, streamed through. */
export const loader = customerFile((args) =>
  streamDocumentPdf(args, args.params['kind'] ?? '', args.params['id'] ?? ''),
);
