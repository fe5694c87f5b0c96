import { customerFile } from '~/bff/files/file-loader.server';
import { createHistoryFile } from '~/features/documents/history-file/history-file.server';

/** /history.csv and .xlsx: what /history shows under the same filter, as a file. */
export const loader = customerFile(createHistoryFile);
