import { customerFile } from '~/bff/files/file-loader.server';
import { createSpendingFile } from '~/features/spending/spending-file.server';

/** /spending.csv and .xlsx: the periods or the categories that /spending shows, as a file. */
export const loader = customerFile(createSpendingFile);
