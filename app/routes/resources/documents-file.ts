import { customerFile } from '~/bff/files/file-loader.server';
import { createDocumentsFile } from '~/features/documents/documents.server';

/** /documents.csv and .xlsx: what /documents shows under the same query, as a file. */
export const loader = customerFile(createDocumentsFile);
