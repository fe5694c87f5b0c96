import type { RequestContext } from '~/bff/context.server';
import { loadCartItems } from '~/data/cart-items.server';
import { textIn } from '~server/domain/form-fields';
import { isZeroQuantity } from '~server/domain/quantity';
import type { NamedRejection } from '~server/domain/rejected-line';
import { addLines } from './add-to-cart.server';
import { handleChange, handleRemoval, handleSplit, type CartActionData } from './cart-actions.server';
import type { LineInput } from './cart-form';
import { inCartQueue } from './cart-queue.server';

/** What became of a quantity that was set; `error`: the line is gone or its state is unknown. */
export interface SetQuantityResult {
  readonly rejected: readonly NamedRejection[];
  readonly error?: string | undefined;
  readonly message?: Extract<CartActionData, { ok: true }>['message'] | undefined;
}

/** Sets how much of a product the cart holds: changes its line, removes it with 0, or adds it. @throws WholesaleError */
export function setQuantity(ctx: RequestContext, form: FormData, line: LineInput): Promise<SetQuantityResult> {
  const { productId, quantity, unit } = line;
  const split = textIn(form, 'split');
  return inCartQueue(ctx.session.owner, async () => {
    const isHeld = (await loadCartItems(ctx)).some((item) => item.productId === productId);
    if (!isHeld && split === '') return isZeroQuantity(quantity) ? { rejected: [] } : add(ctx, line);
    const identity = { itemId: '', productId };
    if (split !== '') return toResult(await handleSplit(ctx, { ...identity, split }));
    if (isZeroQuantity(quantity)) return toResult(await handleRemoval(ctx, identity));
    return toResult(await handleChange(ctx, [{ ...identity, quantity, unit }]));
  });
}

async function add(ctx: RequestContext, line: LineInput): Promise<SetQuantityResult> {
  const { rejected, text } = await addLines(ctx, [line], { skipsBlank: false });
  return { rejected, ...(text !== '' && { message: { text } }) };
}

function toResult(answer: CartActionData): SetQuantityResult {
  if (answer.ok) return { rejected: [], message: answer.message };
  const { errors, stop } = answer.cart;
  return {
    rejected: errors.map((error) => ({ ...error, isChange: true })),
    error: stop?.kind === 'message' ? stop.text : stop?.lost.message,
  };
}
