import { loadContactLink } from '~/data/contact-link.server';
import type { RequestContext } from '~/bff/context.server';
import type { CreditStatus } from '~server/domain/credit-limit';
import { orNull } from '~server/api/result';
import type { Address } from '~server/contract/addresses';
import { endpoints } from '~server/contract/endpoints';
import type { CustomerDocument } from '~server/contract/documents';
import type { CheckoutView } from './checkout-view';
import { loadCreditStatus } from './credit-view.server';
import type { OrderCart } from './order-cart';
import { encryptIdempotencyKey } from './idempotency-key.server';
import { loadSubstitution } from './substitution.server';

/** The data of the order form; null for what could not be loaded or does not exist. */
interface CheckoutSources {
  readonly cart: OrderCart | null;
  readonly creditStatus: CreditStatus | null;
  readonly later: CheckoutView['later'];
  readonly addresses: readonly Address[] | null;
  readonly newest: CustomerDocument | null;
  readonly repeated: CustomerDocument | null;
  readonly pickUpAt: string | undefined;
  readonly substitution: CheckoutView['substitution'];
  /** Null when nothing can be ordered. */
  readonly orderKey: string | null;
}

/** Loads all parts in parallel. @param like id of an earlier order */
export async function loadSources(
  ctx: RequestContext,
  reading: Promise<OrderCart | null>,
  like: string | null,
): Promise<CheckoutSources> {
  const { contact, warehouseId } = ctx.services.env;
  const loadingAccount = orNull(ctx.account());
  const ofNewest = { documentType: ['order'], page: 1, perPage: 1 };
  const loadingOrders = orNull(ctx.api.call(endpoints.documents.list, { query: ofNewest }));
  const [cart, account, creditStatus, later, addresses, orders, warehouse, repeated, substitution] = await Promise.all([
    reading,
    loadingAccount,
    loadingAccount.then((account) => account && loadCreditStatus(ctx, account)),
    loadContactLink(ctx, 'common:laterDate'),
    orNull(ctx.api.call(endpoints.addresses.list, {})),
    loadingOrders,
    orNull(ctx.api.readPublic(endpoints.warehouse.get, { params: { id: warehouseId } })),
    like ? orNull(ctx.api.call(endpoints.documents.get, { params: { id: like } })) : null,
    loadSubstitution(ctx, loadingOrders),
  ]);
  const newest = orders?.data[0] ?? null;
  const newestOrderId = orders ? (newest?.id ?? null) : undefined;
  const canOrder = account && cart && cart.lines.length > 0;
  return {
    cart,
    creditStatus,
    later,
    addresses: addresses?.data ?? null,
    newest,
    repeated: repeated?.data ?? null,
    substitution,
    pickUpAt: warehouse?.data.address ?? contact.address?.[ctx.language],
    orderKey: canOrder ? await encryptIdempotencyKey(ctx, account.id, cart, newestOrderId) : null,
  };
}
