import { setTimeout as wait } from 'node:timers/promises';
import type { Customer, Page } from '../support/customer';
import type { RunningApi } from '../support/start-api';
import { goToCheckout, placeOrder, parseOrderStatus } from './buyer';
import type { Cut, CuttingProxy } from './cutting-proxy';
import type { OrderBook } from './order-book';

export interface Buyer {
  readonly customer: Customer;
  readonly book: OrderBook;
}

interface Press {
  readonly api: RunningApi;
  readonly line: CuttingProxy;
  readonly buyer: Buyer;
  /** Number of this order: it determines where and what is cut. */
  readonly index: number;
  readonly presses: number;
}

const words = 'POST /1.0/documents';
/** Rough bytes of a request and its response; cuts are spread over more, so that some come too late. */
const span = { request: 1_050, answer: 1_300 };
/** Longest time from the first byte of the order to the kill of the API, ms. */
const latestKillMs = 60;

/**
 * Places an order whose API connection is cut, compares the page with the orders of the API, and sends it again if the
 * page does not know. Returns the outcome, starting with `correct` when page and API agree.
 */
export async function orderAndCut({ api, line, buyer: { customer, book }, index, presses }: Press): Promise<string> {
  const before = (await book.read()).length;
  const page = await goToCheckout(customer, index);
  const isKilled = index % 5 === 4;
  const share = index / presses;
  const begun = line.arm(words, isKilled ? null : cutAt(index, share));
  const killing = isKilled ? begun.then(() => wait(share * latestKillMs)).then(() => api.kill()) : null;
  const answer = await placeOrder(customer, page);
  line.disarm();
  if (killing) {
    await killing;
    await api.restart();
    await untilReached(customer);
  }
  const numbers = (await book.read()).slice(0, -before || undefined);
  const how = isKilled ? 'killed' : 'cut';
  const { status, number } = parseOrderStatus(answer);
  if (numbers.length > 1) return `twice (${how})`;
  if (status === 'placed')
    return numbers.length === 1 && (number ?? numbers[0]) === numbers[0]
      ? `correct: placed (${how})`
      : `wrong: shows placed (${how})`;
  if (status === 'nothing')
    return `wrong: shows nothing, ${answer.status} ${answer.path} (${how}), ${numbers.length} placed`;
  return await orderAgain({ customer, book }, answer, before, `${how}, ${numbers.length} placed`);
}

/** The portal asks an API that was down again only after a pause. */
async function untilReached(customer: Customer): Promise<void> {
  while ((await customer.get('/en/checkout')).html.querySelector('main a[href="/en/checkout"]')) await wait(200);
}

/** Sends an order of unknown outcome again, which must result in one order. */
async function orderAgain({ customer, book }: Buyer, unknown: Page, before: number, how: string): Promise<string> {
  const { status, number } = parseOrderStatus(await placeOrder(customer, unknown));
  const numbers = (await book.read()).slice(0, -before || undefined);
  if (numbers.length !== 1) return `unknown (${how}), then ${numbers.length} orders`;
  return status === 'placed' && numbers[0] === number
    ? `correct: unknown (${how}), then placed`
    : `unknown (${how}), then ${status}`;
}

function cutAt(index: number, share: number): Cut {
  const side = index % 2 === 0 ? 'request' : 'answer';
  return { side, afterBytes: Math.floor(share * span[side]) };
}
