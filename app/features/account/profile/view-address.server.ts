import { describeAddress } from '~/data/describe-address.server';
import type { RequestContext } from '~/bff/context.server';
import type { Address } from '~server/contract/addresses';
import { addressTypes } from '~server/contract/enumerations';

/** An address as a card shows it. */
export interface AddressView {
  readonly id: string;
  readonly type: string;
  /** The kind of address in words; an unknown kind as it came. */
  readonly kind: string;
  /** Store or place: the line a person looks for. */
  readonly title: string;
  /** Further lines, most telling first. */
  readonly lines: readonly string[];
}

/** An address with its kind in words; one without a line is named by its kind. */
export function toAddressView(ctx: Pick<RequestContext, 't'>, address: Address): AddressView {
  const { id, type } = address;
  const known = addressTypes.find((member) => member === type);
  const kind = known ? ctx.t(`profile:type.${known}`) : type;
  const [title = kind, ...lines] = describeAddress(ctx, address);
  return { id, type, kind, title, lines };
}
