import type { RequestContext } from '~/bff/context.server';
import { FETCHER_KEY_NAME } from '~/browser/network/fetcher-key';
import { textIn } from '~/domain/form-fields';
import { FORM_KEY_NAME } from '~/ui/form-key';
import { digest } from '~server/digest';
import { reject } from './add-line.server';
import { addManyToCart, type AddManyOutcome } from './add-to-cart.server';
import { inCartQueue } from './cart-queue.server';
import { productNameOf } from './product-fallback-name.server';
import type { LineInput } from './line-input';

/** How long the result of a form is remembered. */
const REMEMBERED_MS = 15 * 60_000;
const RUNNING_MS = 20_000;
const MAX_WAIT_MS = 5_000;
const RUNNING = 'running';

/**
 * Adds the lines of a form once: the same form sent again adds nothing and returns the first result. A form without a
 * key is always handled.
 * @throws WholesaleError of kind `banned`; SessionEndedError
 */
export function addOnce(
  ctx: RequestContext,
  form: FormData,
  lineInputs: readonly LineInput[],
  options?: Parameters<typeof addManyToCart>[2],
): Promise<AddManyOutcome> {
  const { owner } = ctx.session;
  return inCartQueue(owner, async () => {
    if (textIn(form, FORM_KEY_NAME) === '' || owner === undefined) return addManyToCart(ctx, lineInputs, options);
    const key = `cart-form:${digest(JSON.stringify([owner, fieldsOf(form)]))}`;
    const { shared } = ctx.services;
    if (!(await shared.setIfAbsent(key, RUNNING, RUNNING_MS)))
      return (await readResult(ctx, key)) ?? allUnknown(ctx, lineInputs);
    try {
      const outcome = await addManyToCart(ctx, lineInputs, options);
      const isDone = outcome.added.length > 0 || outcome.rejected.some(({ isUnknown }) => isUnknown);
      if (isDone) await shared.set(key, JSON.stringify(outcome), REMEMBERED_MS);
      else await shared.delete(key);
      return outcome;
    } catch (error) {
      await shared.delete(key);
      throw error;
    }
  });
}

function fieldsOf(form: FormData): [string, FormDataEntryValue][] {
  return [...form].filter(([name]) => name !== FETCHER_KEY_NAME);
}

/** The first result, or null when it takes too long. */
async function readResult({ services }: RequestContext, key: string): Promise<AddManyOutcome | null> {
  for (const endsAt = Date.now() + MAX_WAIT_MS; Date.now() < endsAt;) {
    const text = await services.shared.get(key);
    if (text !== null && text !== RUNNING) return JSON.parse(text) as AddManyOutcome;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return null;
}

function allUnknown(ctx: RequestContext, lineInputs: readonly LineInput[]): AddManyOutcome {
  const message = ctx.t('cart:answerLost');
  const rejected = lineInputs.map((lineInput) => ({
    ...reject(lineInput, productNameOf(ctx, lineInput.productId), message).rejected,
    isUnknown: true as const,
  }));
  return { added: [], rejected, text: '' };
}
