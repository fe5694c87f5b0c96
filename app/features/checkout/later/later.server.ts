import * as z from 'zod';
import { labelText } from '~/data/label-text.server';
import { addressMessage } from '~/data/message-links.server';
import { formatDate, formatDay } from '~/i18n/formats';
import type { RequestContext } from '~/bff/context.server';
import { keepTyped, parsePostedForm } from '~/bff/forms/posted-form.server';
import { isDay, parseDayInput } from '~server/domain/day-input';
import { DAYS_AHEAD } from '~server/domain/delivery-times';
import { fullNameOf } from '~server/domain/full-name';
import { kyivDay } from '~server/domain/kyiv-time';
import { orNull } from '~server/api/result';

const MAX_DAYS = 90;
const MAX_NOTES = 1_000;

export interface LaterCart {
  readonly lines: readonly { readonly name: string; readonly meta: string; readonly amount: string }[];
  readonly size: string;
  readonly total: string;
  readonly link: string | null;
}

/** The wish for a date that the order form does not offer, as a message to the sales representative. */
export async function loadLater(ctx: RequestContext, cart: LaterCart, searchParams: URLSearchParams, now = new Date()) {
  const { t, language, links } = ctx;
  const [from, to] = [kyivDay(now, DAYS_AHEAD + 1), kyivDay(now, MAX_DAYS)];
  const form = searchParams.has('date') ? parsePostedForm(ctx, searchParams, laterForm(ctx, from, to)) : null;
  const wanted = form?.status === 'success' ? form.value : null;
  const result = form && !wanted ? keepTyped(form.reply()) : undefined;
  const typed: Readonly<Record<string, string | undefined>> = wanted ?? result?.initialValue ?? {};
  const { date = '', notes = '' } = typed;
  const isAsked = wanted !== null;
  const day = isAsked ? formatDate(language, date) : '';
  const { weekday } = isAsked ? formatDay(language, date) : { weekday: '' };
  const wish = { date: `${weekday}, ${day}`, notes };
  return {
    date,
    notes,
    from,
    to,
    hint: t('later:dateRange', { from: formatDate(language, from), to: formatDate(language, to) }),
    result,
    size: cart.size,
    /** Null until there is a date. */
    message: isAsked
      ? await addressMessage(ctx, {
          subject: t('later:text.subject', { date: day }),
          url: cart.link ?? ctx.origin + links.to('index'),
          ...(await formatMessage(ctx, cart, wish)),
        })
      : null,
    /** What a list of the cart is called at first. */
    listName: isAsked ? t('later:defaultListName', { date: day }) : '',
  };
}

export type LaterView = Awaited<ReturnType<typeof loadLater>>;

function laterForm({ language }: RequestContext, from: string, to: string) {
  const refuse = (message: string, day: string) => ({
    code: 'custom' as const,
    message,
    params: { date: formatDate(language, day) },
  });
  return z.object({
    date: z
      .string('later:refused.missing')
      .transform(parseDayInput)
      .superRefine((date, form) => {
        if (!isDay(date)) form.addIssue('later:refused.date');
        else if (date < from) form.addIssue(refuse('later:refused.early', from));
        else if (date > to) form.addIssue(refuse('later:refused.late', to));
      }),
    notes: z
      .string()
      .transform((text) => text.replaceAll('\r\n', '\n'))
      .pipe(z.string().max(MAX_NOTES, 'later:refused.notes'))
      .default(''),
  });
}

/** `message` is the text without the link. */
async function formatMessage(
  ctx: RequestContext,
  { lines, size, total, link }: LaterCart,
  { date, notes }: { date: string; notes: string },
): Promise<{ text: string; message: string }> {
  const { t } = ctx;
  const account = await orNull(ctx.account());
  const customer = fullNameOf(account) || account?.phone;
  const message = [
    t('later:text.opening', { date }),
    ...(customer
      ? [t('later:text.customer', { customer: [customer, account?.customerCode].filter(Boolean).join(', ') })]
      : []),
    '',
    ...lines.map(({ name, meta, amount }, at) => `${at + 1}. ${[name, meta].filter(Boolean).join(', ')}: ${amount}`),
    '',
    t('later:text.total', { size, total }),
    ...(notes === '' ? [] : [labelText(ctx, 'later:text.notes', notes)]),
  ].join('\n');
  return { message, text: link === null ? message : `${message}\n${t('later:text.link', { address: link })}` };
}
