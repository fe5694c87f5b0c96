import { customerFile } from '~/bff/files/file-loader.server';
import { createPriceListFile } from '~/features/catalogue/price-list-file/price-list-file.server';

/**
 * /price-list.csv and .xlsx, ?categoryId=: a section, or everything, at the customer's own prices, under the filters
 * of the address.
 */
export const loader = customerFile(createPriceListFile);
