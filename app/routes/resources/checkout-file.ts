import { customerFile } from '~/bff/files/file-loader.server';
import { createCartFile } from '~/features/cart/model/cart-file.server';

/** /checkout.csv and .xlsx: the cart as /checkout shows it, as a file. */
export const loader = customerFile(createCartFile);
