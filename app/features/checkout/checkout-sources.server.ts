import { describeCall } from '~/supply/describe-call.server';
import type { Scope } from '~/bff/scope.server';
import type { Standing } from '~/trade/credit-limit';
import { orMissing } from '~server/api/outcome';
import { readAddresses, type Address } from '~server/contract/addresses';
import { readWarehouse } from '~server/contract/catalogue';
import { readDocument, readDocuments, type CustomerDocument } from '~server/contract/documents';
import type { CheckoutView } from './checkout-view';
import { readStanding } from './credit-view.server';
import type { OrderCart } from './order-cart';
import { sealOrderKey } from './order-key.server';

/** What the order form is made of; null is for what cannot be read now, or is not there. */
interface CheckoutSources {
  readonly cart: OrderCart | null;
  readonly standing: Standing | null;
  readonly later: CheckoutView['later'];
  readonly addresses: readonly Address[] | null;
  readonly newest: CustomerDocument | null;
  /** The order that the address of the page names. */
  readonly repeated: CustomerDocument | null;
  /** Address of the warehouse. */
  readonly pickUpAt: string;
  /** Null where nothing can be ordered. */
  readonly orderKey: string | null;
}

/**
 * Reads them side by side.
 * @param reading the cart, null when it cannot be read
 * @param like id of an earlier order
 */
export async function readSources(
  scope: Scope,
  reading: Promise<OrderCart | null>,
  like: string | null,
): Promise<CheckoutSources> {
  const { contact, warehouseId } = scope.portal.env;
  const asking = orMissing(scope.account());
  const [cart, account, standing, later, addresses, orders, warehouse, repeated] = await Promise.all([
    reading,
    asking,
    asking.then((account) => account && readStanding(scope, account)),
    describeCall(scope, 'words:laterDate'),
    orMissing(scope.api.call(readAddresses, {})),
    orMissing(scope.api.call(readDocuments, { query: { documentType: ['order'], page: 1, perPage: 1 } })),
    orMissing(scope.api.readPublic(readWarehouse, { params: { id: warehouseId } })),
    like ? orMissing(scope.api.call(readDocument, { params: { id: like } })) : null,
  ]);
  const newest = orders?.data[0] ?? null;
  const newestOrderId = orders ? (newest?.id ?? null) : undefined;
  const canOrder = account && cart && cart.lines.length > 0;
  return {
    cart,
    standing,
    later,
    addresses: addresses?.data ?? null,
    newest,
    repeated: repeated?.data ?? null,
    pickUpAt: warehouse?.data.address ?? contact.address[scope.language],
    orderKey: canOrder ? await sealOrderKey(scope, account.id, cart, newestOrderId) : null,
  };
}
