import { customerFile } from '~/bff/files/file-loader.server';
import { createDebtsFile } from '~/features/documents/debts/debts-file.server';

/** /debts.csv and .xlsx: what /debts lists, as a file. */
export const loader = customerFile(createDebtsFile);
