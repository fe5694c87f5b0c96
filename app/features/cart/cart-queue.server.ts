/** Longest wait for the requests before, ms: a request that takes longer does not hold up the customer's others. */
const MAX_WAIT_MS = 5_000;

const queues = new Map<string, Promise<unknown>>();

/**
 * Runs what writes a customer's cart after what the same customer's requests in this process began before. The API has no change of a line but
 * removing and adding: two at once would lose or double it.
 * @param customer a word for whose cart it is
 */
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
