import type { RequestContext } from '~/bff/context.server';
import { FETCHER_KEY_NAME } from '~/browser/network/fetcher-key';
import { textIn } from '~server/domain/form-fields';
import { FORM_KEY_NAME } from '~/ui/forms/form-key';
import { digest } from '~server/digest';

/** A longer request does not delay the others of the customer. */
const MAX_WAIT_MS = 5_000;
const REMEMBERED_MS = 15 * 60_000;
const RUNNING_MS = 20_000;
const RUNNING = 'running';

const queues = new Map<string, Promise<unknown>>();

/** Runs a customer's cart writes one by one: the API changes a line by removing and adding it. */
export function inCartQueue<T>(customer: string | undefined, work: () => Promise<T>): Promise<T> {
  if (customer === undefined) return work();
  const before = queues.get(customer);
  const result = before ? untilDone(before).then(work) : work();
  queues.set(customer, result);
  const leave = () => {
    if (queues.get(customer) === result) queues.delete(customer);
  };
  result.then(leave, leave);
  return result;
}

async function untilDone(before: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT_MS);
  });
  await Promise.race([before.catch(() => undefined), limit]);
  clearTimeout(timer);
}

/** As {@link inCartQueue}; a repeated form gets the first result, or null when that takes too long. */
export function oncePerForm<T>(
  { session: { owner }, services: { shared } }: RequestContext,
  form: FormData,
  work: () => Promise<T>,
  isDone: (result: T) => boolean,
): Promise<T | null> {
  return inCartQueue(owner, async () => {
    if (textIn(form, FORM_KEY_NAME) === '' || owner === undefined) return work();
    const fields = [...form].filter(([name]) => name !== FETCHER_KEY_NAME);
    const key = `cart-lines:${digest(JSON.stringify([owner, fields]))}`;
    if (!(await shared.setIfAbsent(key, RUNNING, RUNNING_MS))) {
      for (const endsAt = Date.now() + MAX_WAIT_MS; Date.now() < endsAt;) {
        const text = await shared.get(key);
        if (text !== null && text !== RUNNING) return JSON.parse(text) as T;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      return null;
    }
    try {
      const result = await work();
      if (isDone(result)) await shared.set(key, JSON.stringify(result), REMEMBERED_MS);
      else await shared.delete(key);
      return result;
    } catch (error) {
      await shared.delete(key);
      throw error;
    }
  });
}
