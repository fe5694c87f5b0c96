import { customerFile } from '~/bff/files/file-loader.server';
import { createBundleFile } from '~/features/documents/bundle/bundle-file.server';

/** /papers.csv and .xlsx: all positions of the papers that /papers shows under the same address, as a file. */
export const loader = customerFile(createBundleFile);
