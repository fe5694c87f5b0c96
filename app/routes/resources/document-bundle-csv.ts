import { customerFile } from '~/bff/files/file-loader.server';
import { createBundleCsv } from '~/features/documents/bundle/bundle-csv.server';

/** /papers.csv: all positions of the papers that /papers shows under the same address, as a file. */
export const loader = customerFile(createBundleCsv);
