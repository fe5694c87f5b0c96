import { setTimeout as sleep } from 'node:timers/promises';
import { newStoreUrl } from '../../support/new-store-url';
import { startRedis } from '../../support/start-redis';
import { goToCheckout, parseOrderStatus, placeOrder } from '../buyer';
import { registerFrom, trustingProxy } from '../customers';
import type { Figure } from '../figure';
import { countEach } from '../in-parallel';
import { openOrderBook } from '../order-book';
import { startBehindBalancer, startFixture } from '../start-portals';

/** Orders under way at any time. */
const BUYERS = 6;
/** Slowest call of the API, ms. */
const SLOW_MS = 600;
/** Without Redis, ms. */
const REDIS_AWAY_MS = 3_000;

export const figure: Figure = {
  number: 16,
  what: 'a morning: florists order through two portals while the API is slow, Redis fails over and the portals are replaced',
  target: 'no failed order, none twice',
  limitSeconds: 400,
  async measure(run) {
    const redis = await startRedis();
    run.atEnd(() => redis.stop());
    const { api, proxy } = await startFixture(run, { count: 0, products: 200 });
    const shared = { REDIS_URL: redis.url, STORE_URL: newStoreUrl() };
    const settings = { ...trustingProxy, WHOLESALE_API_URL: proxy.url, ...shared };
    const { balancer, enter } = await startBehindBalancer(run, settings);
    const portals = [await enter(), await enter()];
    proxy.decide = () => ({ delayMs: 50 + Math.random() * (SLOW_MS - 50) });

    let isOver = false;
    const outcomes: string[] = [];
    const buy = async (): Promise<void> => {
      const { customer, phone, password } = await registerFrom(balancer.url);
      const { status, number } = parseOrderStatus(
        await placeOrder(customer, await goToCheckout(customer, outcomes.length)),
      );
      const ordered = await (await openOrderBook(api.url, phone, password)).read();
      const isRight = status === 'placed' && ordered.length === 1 && (number === null || ordered[0] === number);
      outcomes.push(isRight ? 'placed once' : `${status}, ${ordered.length} at the API`);
    };
    const florist = async (): Promise<void> => {
      while (!isOver) await buy().catch((error: unknown) => outcomes.push(String(error).slice(0, 120)));
    };
    const florists = Array.from({ length: BUYERS }, florist);
    const calmMs = run.quick ? 2_000 : 10_000;
    await sleep(calmMs);
    await redis.failOver(REDIS_AWAY_MS);
    await sleep(calmMs);
    const exits: (number | null)[] = [];
    for (const old of portals) {
      await enter();
      exits.push(await old.stop('SIGTERM'));
      balancer.remove(old.url);
      await sleep(calmMs);
    }
    isOver = true;
    await Promise.all(florists);

    const failed = outcomes.filter((outcome) => outcome !== 'placed once').length;
    return {
      value: `${failed} of ${outcomes.length} orders failed, ${balancer.errors.length} connections broke`,
      ok:
        failed === 0 && balancer.errors.length === 0 && outcomes.length >= BUYERS && exits.every((code) => code === 0),
      details: { outcomes: countEach(outcomes), errors: countEach(balancer.errors), exits },
    };
  },
};
