import { startApi } from '../../support/start-api';
import { startPortal } from '../../support/start-portal';
import { startCuttingProxy } from '../cutting-proxy';
import { registerFrom, trustingProxy } from '../customers';
import type { Figure } from '../figure';
import { countEach } from '../in-parallel';
import { orderAndCut, type Buyer } from '../order-and-cut';
import { openOrderBook } from '../order-book';

/** Orders of one customer: few enough for one page of documents. */
const ordersOfOne = 40;

export const figure: Figure = {
  number: 4,
  what: 'upstream killed at any point of placing an order',
  target: '0 or 1 order, and the page says which, 100 %',
  limitSeconds: 900,
  async measure(run) {
    const api = await startApi({ products: 200 });
    run.atEnd(() => api.stop());
    const line = await startCuttingProxy(api.url);
    run.atEnd(() => line.close());
    const portal = await startPortal({
      WHOLESALE_API_URL: line.url,
      SESSION_SECRET: 'thirty-two characters for a fault',
      LOG_LEVEL: 'fatal',
      ...trustingProxy,
    });
    run.atEnd(() => portal.stop('SIGKILL'));

    const presses = run.quick ? 24 : 210;
    const outcomes: string[] = [];
    let buyer: Buyer | undefined;
    for (let index = 0; index < presses; index += 1) {
      if (!buyer || index % ordersOfOne === 0) {
        const { customer, phone, password } = await registerFrom(portal.url);
        buyer = { customer, book: await openOrderBook(api.url, phone, password) };
      }
      outcomes.push(await orderAndCut({ api, line, buyer, index, presses }));
    }
    const bad = outcomes.filter((outcome) => !/^correct/.test(outcome));
    return {
      value: `${presses - bad.length} of ${presses} reported correctly`,
      ok: bad.length === 0,
      details: countEach(outcomes),
    };
  },
};
