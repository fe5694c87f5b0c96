import { setTimeout as sleep } from 'node:timers/promises';
import { backgroundApi } from '~/bff/background-api.server';
import type { RequestContext } from '~/bff/context.server';
import { kyivDay } from '~server/domain/kyiv-time';
import { weekdayNames, weekdayOf, weekdays } from '~server/domain/weekday-habit';
import { formatList } from '~/i18n/formats';
import { isWholesaleError } from '~server/api/wholesale-error';
import { loadWeekdayPurchases } from './weekday-orders.server';
import type { HabitAtHomeView } from './habit-at-home';

const MAX_NAMES = 3;
/** How long the first page of the day waits for it. */
const WAIT_MS = 400;
/** After a failure it is not tried again for so long. */
const RETRY_MS = 60_000;

/** What is usually bought on this weekday; null where there is nothing, or while it is being read: that is done once a day. */
export async function loadHabitAtHome(ctx: RequestContext, now = new Date()): Promise<HabitAtHomeView | null> {
  const { t, language, links, session } = ctx;
  const day = kyivDay(now);
  const weekday = weekdays.find((each) => each === weekdayOf(day));
  if (session.owner === undefined || weekday === undefined) return null;
  const names = await Promise.race([readNames(ctx, session.owner, weekday, now), sleep(WAIT_MS, null, { ref: false })]);
  if (!names || names.length === 0) return null;
  const first = formatList(language, names.slice(0, MAX_NAMES), { style: 'narrow' });
  const more = names.length - MAX_NAMES;
  return {
    title: t(`restock:habit.title.${weekdayNames[weekday]}`),
    names: more > 0 ? t('restock:habit.names', { names: first, more }) : first,
    href: links.to('restock', {}, { weekday }),
  };
}

function readNames(ctx: RequestContext, owner: string, weekday: (typeof weekdays)[number], now: Date) {
  const { habits, log } = ctx.services;
  const key = `${owner} ${ctx.language} ${kyivDay(now)}`;
  const known = habits.get(key);
  if (known) return known;
  const names = loadWeekdayPurchases(backgroundApi(ctx), weekday, now).then(({ products }) => [
    ...new Set(products.map(({ bought }) => bought.item.product.name)),
  ]);
  const answer = names.catch((error: unknown) => {
    habits.set(key, Promise.resolve([]), { ttl: RETRY_MS });
    if (!isWholesaleError(error)) log.error({ requestId: ctx.requestId, err: error }, 'weekday habit not read');
    return [];
  });
  habits.set(key, answer);
  return answer;
}
