/** A longer request does not delay the others of the customer. */
const MAX_WAIT_MS = 5_000;

const queues = new Map<string, Promise<unknown>>();

/**
 * Runs cart writes of one customer one after another in this process: the API changes a line by removing and adding, so
 * parallel changes could lose or double it.
 * @param customer key of the customer
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
