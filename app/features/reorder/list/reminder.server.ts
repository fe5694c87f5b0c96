import { privateFile } from '~/bff/files/file-loader.server';
import { writeCalendar } from '~/bff/files/write-calendar';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { RequestContext } from '~/bff/context.server';
import { orNull } from '~server/api/result';
import { deliveryTypes } from '~server/contract/enumerations';
import { cutOffHoursOf } from '~server/domain/cut-off';
import { formatClock, OPENS_AT_HOUR } from '~server/domain/delivery-times';
import { addDays, kyivClock, kyivDay, kyivMoment } from '~server/domain/kyiv-time';
import { HABIT_WEEKS, weekdays, type Weekday } from '~server/domain/weekday-habit';
import { weekdayIn } from '~/i18n/weekdays';
import { parseListSource, toListQuery } from './list-source';
import { titleOf } from './list.server';
import { listOrders } from './purchases.server';

const HOUR_MS = 3_600_000;
const EVENT_MS = HOUR_MS / 4;

/** A weekly reminder to open the list before the cut-off of the usual delivery. `weekday`: the day of ordering. */
export async function loadReminder({ ctx, request }: Pick<RouteArgs, 'ctx' | 'request'>, now = new Date()) {
  const { searchParams } = new URL(request.url);
  const today = weekdayIn(now);
  const weekday = weekdays.find((day) => String(day) === searchParams.get('weekday')) ?? today;
  const { source } = parseListSource(searchParams, today);
  const url = ctx.origin + ctx.links.to('list', {}, toListQuery(source));
  const start = await nextDeadline(ctx, weekday, now);
  const event = {
    uid: `list-${[weekday, source.from, ...Object.values(toListQuery(source)).slice(1)].join('-')}@${new URL(ctx.origin).hostname}`,
    summary: ctx.t('list:reminderTitle', { title: await titleOf(ctx, source, now) }),
    description: url,
    location: null,
    url,
    time: { start, end: new Date(start.getTime() + EVENT_MS) },
    isWeekly: true,
  };
  return new Response(writeCalendar(event, now), {
    headers: privateFile('text/calendar; charset=utf-8', 'inline; filename="list.ics"'),
  });
}

/** The next deadline of what is ordered on a weekday: of the window that the last such order had, else of the first one of the next morning. */
async function nextDeadline(ctx: RequestContext, weekday: Weekday, now: Date): Promise<Date> {
  const { cutOffHours } = ctx.services.env.rules;
  const listed = await orNull(listOrders(ctx.api, { from: kyivDay(now, -7 * HABIT_WEEKS) }));
  const last = listed?.orders.find(
    ({ date, scheduledDeliveryDate }) => scheduledDeliveryDate?.includes('T') && weekdayIn(new Date(date)) === weekday,
  );
  const day = kyivDay(now, ((weekday - weekdayIn(now) + 7) % 7) - 7);
  const hours = cutOffHoursOf(
    cutOffHours,
    deliveryTypes.find((type) => type === last?.deliveryType),
  );
  const first = last?.scheduledDeliveryDate
    ? new Date(Date.parse(last.scheduledDeliveryDate) - hours * HOUR_MS)
    : new Date(kyivMoment(addDays(day, 1), formatClock(OPENS_AT_HOUR)).getTime() - hours * HOUR_MS);
  return nextWeekly(first, now);
}

/** The same hour of the same weekday, from now on. */
function nextWeekly(first: Date, now: Date): Date {
  const clock = kyivClock(first);
  const ahead = (weekdayIn(first) - weekdayIn(now) + 7) % 7;
  const soonest = kyivMoment(kyivDay(now, ahead), clock);
  return soonest > now ? soonest : kyivMoment(kyivDay(now, ahead + 7), clock);
}
