import { customerFile } from '~/bff/files/file-loader.server';
import { createHistoryCsv } from '~/features/documents/history-csv/history-csv.server';

/** /history.csv: what /history shows under the same filter, as a file. */
export const loader = customerFile(createHistoryCsv);
