import { customerFile } from '~/bff/file-loader.server';
import { writePackCsv } from '~/features/documents/pack/pack-csv.server';

/** /papers.csv: all positions of the papers that /papers shows under the same address, as a file. */
export const loader = customerFile(writePackCsv);
