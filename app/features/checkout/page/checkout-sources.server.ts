import { loadContactLink } from '~/data/contact-link.server';
import type { RequestContext } from '~/bff/context.server';
import { orNull } from '~server/api/result';
import { endpoints } from '~server/contract/endpoints';
import { loadCreditStatus } from './credit-view.server';
import type { OrderCart } from '../placing/order-cart';
import { encryptIdempotencyKey } from '../placing/idempotency-key.server';
import { loadSubstitution } from '../fields/substitution.server';

/** The data of the order form, loaded in parallel; null for what could not be loaded or does not exist. @param like id of an earlier order */
export async function loadSources(ctx: RequestContext, reading: Promise<OrderCart | null>, like: string | null) {
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
    /** Null when nothing can be ordered. */
    orderKey: canOrder ? await encryptIdempotencyKey(ctx, account.id, cart, newestOrderId) : null,
  };
}
