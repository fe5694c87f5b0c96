import { formatAddress } from '~/data/format-address.server';
import type { RequestContext } from '~/bff/context.server';
import type { Address } from '~server/contract/addresses';
import { addressTypes } from '~server/contract/enumerations';

/** `kind` is the type in words; `title` the store or place; `lines` the rest. */
export function toAddressView(ctx: Pick<RequestContext, 't'>, address: Address) {
  const { id, type } = address;
  const known = addressTypes.find((member) => member === type);
  const kind = known ? ctx.t(`profile:type.${known}`) : type;
  const [title = kind, ...lines] = formatAddress(ctx, address);
  return { id, kind, title, lines };
}

export type AddressView = ReturnType<typeof toAddressView>;
