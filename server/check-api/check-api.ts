import { changeAccount, checkAccount } from './account';
import { changeCart, checkDocuments, findProduct, orderOnce } from './buying';
import { checkCatalogue, type Shop } from './catalogue';
import { openCheck } from './check';
import type { Finding } from './finding';
import { checkNewCustomer, skipNewCustomer } from './new-customer';
import { checkSignIn, type Credentials } from './sign-in';
import { endpoints } from '../contract/endpoints';

export interface CheckOptions extends Credentials, Shop {
  /** Base of the API, version included. */
  readonly url: string;
  /** Whether calls that change something are tried as well; what can be undone is undone. */
  readonly write: boolean;
  /** Whether one real order is placed; needs `write` and an empty cart. */
  readonly placeOrder: boolean;
  /** A phone without a customer: one is made and deleted; needs `write`. */
  readonly newPhone: string | undefined;
}

/** Runs every call of the contract that it may against an API, and tells what it found of each. */
export async function checkApi(options: CheckOptions): Promise<Finding[]> {
  const check = openCheck(options.url);
  const bearer = await checkSignIn(check, options);
  const products = await checkCatalogue(check, options, bearer);
  skipNewCustomer(check);
  if (options.write && options.newPhone) await checkNewCustomer(check, options.newPhone);
  if (bearer === undefined) return check.findings();

  const account = await checkAccount(check, bearer);
  await checkDocuments(check, bearer);
  if (!options.write || !account) return check.findings();

  await changeAccount(check, bearer, account);
  const found = await findProduct(check, bearer, products, options.warehouseId, account.defaultPriceGroupId);
  if (!found)
    check.skip(
      'no product in stock with a price to try it with',
      endpoints.cart.add,
      endpoints.cart.update,
      endpoints.cart.remove,
      endpoints.documents.create,
    );
  else {
    await changeCart(check, bearer, found);
    if (options.placeOrder && found.cartIsEmpty) await orderOnce(check, bearer, found);
    else if (options.placeOrder) check.skip('the cart of the account is not empty', endpoints.documents.create);
  }
  return check.findings();
}
