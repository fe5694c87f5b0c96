import { customerFile } from '~/bff/files/file-loader.server';
import { createCartCsv } from '~/features/cart/cart-csv.server';

/** /checkout.csv: the cart as /checkout shows it, as a file. */
export const loader = customerFile(createCartCsv);
