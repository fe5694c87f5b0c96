import type { RequestContext } from '~/bff/context.server';
import { loadCartItems } from '~/data/cart-items.server';
import { textIn } from '~server/domain/form-fields';
import { isZeroQuantity } from '~server/domain/quantity';
import { addLines } from './add-lines.server';
import type { LineInput } from '../model/cart-form';
import type { CartOutcome } from '../model/cart-outcome';
import { inCartQueue } from './cart-queue.server';
import { changeLines } from './change-lines.server';
import { removeLine } from './remove-line.server';
import { splitLine } from './split-line.server';

/** Sets how much of a product the cart holds: changes its line, removes it with 0, or adds it. @throws WholesaleError */
export function setQuantity(ctx: RequestContext, form: FormData, line: LineInput): Promise<readonly CartOutcome[]> {
  const { productId, quantity, unit } = line;
  const split = textIn(form, 'split');
  return inCartQueue(ctx.session.owner, async () => {
    if (split !== '') return splitLine(ctx, '', split);
    const isHeld = (await loadCartItems(ctx)).some((item) => item.productId === productId);
    const identity = { itemId: '', productId };
    if (!isZeroQuantity(quantity))
      return isHeld
        ? changeLines(ctx, [{ ...identity, quantity, unit }])
        : addLines(ctx, [line], { skipsBlank: false });
    return isHeld ? [await removeLine(ctx, identity)] : [];
  });
}
