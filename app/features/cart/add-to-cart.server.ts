import type { RequestContext } from '~/bff/context.server';
import { toAddResult, type AddOutcome, type AddResult } from './add-messages.server';
import type { LineInput } from './cart-form';
import { oncePerForm } from './cart-queue.server';
import { rejectAll, writeLines, type AddOptions } from './write-lines.server';

/** Adds the lines of a form once; the same form again gets the first result. @throws WholesaleError (`banned`) */
export async function addToCart(
  ctx: RequestContext,
  form: FormData,
  requested: readonly LineInput[],
  options?: AddOptions,
): Promise<AddResult> {
  // A form that added nothing can be sent again.
  const isDone = (outcomes: readonly AddOutcome[]) => outcomes.some(({ error }) => !error || error.kind === 'lost');
  const outcomes = await oncePerForm(ctx, form, () => writeLines(ctx, requested, options), isDone);
  return toAddResult(ctx, outcomes ?? rejectAll(requested, { kind: 'stillRunning' }));
}

/** As {@link addToCart}, within another request of the customer's cart queue. */
export async function addLines(
  ctx: RequestContext,
  requested: readonly LineInput[],
  options?: AddOptions,
): Promise<AddResult> {
  return toAddResult(ctx, await writeLines(ctx, requested, options));
}
