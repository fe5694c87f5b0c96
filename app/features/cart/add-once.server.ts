import type { Scope } from '~/bff/scope.server';
import { FETCHER_KEY_NAME } from '~/browser/network/fetcher-key';
import { textIn } from '~/trade/form-texts';
import { FORM_KEY_NAME } from '~/ui/form-key';
import { digest } from '~server/digest';
import { refuse } from './add-line.server';
import { addManyToCart, type AddManyOutcome } from './add-to-cart.server';
import { inCartQueue } from './cart-queue.server';
import { nameWish } from './name-wish.server';
import type { Wish } from './wishes';

/** How long a form that was carried out is known again, ms. */
const REMEMBERED_MS = 15 * 60_000;
/** How long a process has a form to itself, ms, and how long another waits for its result. */
const RUNNING_MS = 20_000;
const MAX_WAIT_MS = 5_000;
const RUNNING = 'running';

/**
 * Adds the lines of a form to the cart once: the same form sent again, by a reload, a step back or two presses, adds nothing and has the result of
 * the first time. A form without a key is carried out each time.
 * @throws WholesaleError of kind `banned`; SessionEndedError
 */
export function addOnce(
  scope: Scope,
  form: FormData,
  wishes: readonly Wish[],
  options?: Parameters<typeof addManyToCart>[2],
): Promise<AddManyOutcome> {
  const { owner } = scope.session;
  return inCartQueue(owner, async () => {
    if (textIn(form, FORM_KEY_NAME) === '' || owner === undefined) return addManyToCart(scope, wishes, options);
    const key = `cart-form:${digest(JSON.stringify([owner, fieldsOf(form)]))}`;
    const { shared } = scope.portal;
    if (!(await shared.setIfAbsent(key, RUNNING, RUNNING_MS)))
      return (await readResult(scope, key)) ?? allUnknown(scope, wishes);
    try {
      const outcome = await addManyToCart(scope, wishes, options);
      const isDone = outcome.added.length > 0 || outcome.refused.some(({ isUnknown }) => isUnknown);
      if (isDone) await shared.set(key, JSON.stringify(outcome), REMEMBERED_MS);
      else await shared.delete(key);
      return outcome;
    } catch (error) {
      await shared.delete(key);
      throw error;
    }
  });
}

/** All that makes the form what it is; not by what it was sent. */
function fieldsOf(form: FormData): [string, FormDataEntryValue][] {
  return [...form].filter(([name]) => name !== FETCHER_KEY_NAME);
}

/** The result of the first time, once it is there; null where that takes too long. */
async function readResult({ portal }: Scope, key: string): Promise<AddManyOutcome | null> {
  for (const endsAt = Date.now() + MAX_WAIT_MS; Date.now() < endsAt;) {
    const text = await portal.shared.get(key);
    if (text !== null && text !== RUNNING) return JSON.parse(text) as AddManyOutcome;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return null;
}

function allUnknown(scope: Scope, wishes: readonly Wish[]): AddManyOutcome {
  const message = scope.t('cart:answerLost');
  const refused = wishes.map((wish) => ({
    ...refuse(wish, nameWish(scope, wish.productId), message).refused,
    isUnknown: true as const,
  }));
  return { added: [], refused, text: '' };
}
