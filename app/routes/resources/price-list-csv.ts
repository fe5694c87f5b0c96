import { customerFile } from '~/bff/files/file-loader.server';
import { writePriceListCsv } from '~/features/catalogue/price-list-csv/price-list-csv.server';

/** /price-list.csv?categoryId=: a section, or everything, at the customer's own prices, under the filters of the address. */
export const loader = customerFile(writePriceListCsv);
