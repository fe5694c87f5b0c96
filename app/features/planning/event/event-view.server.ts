import { messengerLinks, shareLabels } from '~/data/share.server';
import { optional } from '~/bff/degradation.server';
import type { RequestContext } from '~/bff/context.server';
import type { FormResult } from '~/bff/forms/form-errors';
import type { EventFields } from '~server/domain/event';
import { formatNumber } from '~/i18n/formats';
import { isBlankEvent, openEvent } from './event-form.server';
import { pieceName, titleOf, toWhen } from './event-labels.server';
import { toResult, type CountedEvent } from './event-result.server';
import type { FieldErrorView } from './read-event.server';
import { isSameEvent, loadEvent, MAX_LINK, serializeEvent } from './event-store.server';

export function toEventForm(
  fields: EventFields,
  {
    errors = [],
    focusId = null,
    linkError = null,
    version = '',
  }: { errors?: readonly FieldErrorView[]; focusId?: string | null; linkError?: string | null; version?: string } = {},
) {
  return {
    fields,
    /** Of the event that the account keeps, where this is that one or there is none; else empty, and it is not saved over. */
    version,
    /** The errors of its fields, of pieces by their index: `count-0`. */
    rejected: toRejected(errors),
    focusId,
    linkError,
    packed: '',
    link: null,
    workshopHref: null,
    share: null,
    kept: null,
    result: null,
  };
}

function toRejected(errors: readonly FieldErrorView[]): FormResult | undefined {
  if (errors.length === 0) return undefined;
  const byField: Record<string, string[]> = {};
  for (const { fieldId, message } of errors) (byField[fieldId] ??= []).push(message);
  return { status: 'error', error: byField };
}

export async function toEventView(
  ctx: RequestContext,
  fields: EventFields,
  { read, goods }: CountedEvent,
  linkError: string | null = null,
) {
  const packed = serializeEvent(fields);
  const link = packed.length > MAX_LINK ? null : ctx.origin + ctx.links.to('event', {}, { e: packed });
  const title = titleOf(ctx, fields);
  const { version, ...kept } = await toKept(ctx, fields, packed);
  return {
    ...toEventForm(fields, { errors: read.errors, linkError, version }),
    packed,
    link,
    workshopHref: link === null ? null : ctx.links.to('event-print', {}, { e: packed }),
    share:
      link === null
        ? null
        : {
            ...shareLabels(ctx),
            title,
            text: `${title}\n${link}`,
            pdfHref: null,
            ways: messengerLinks({ text: `${title}\n${link}`, url: link, message: title }),
          },
    kept,
    result: read.errors.length > 0 ? null : toResult(ctx, fields, { read, goods }),
  };
}

export type EventView = ReturnType<typeof toEventForm> | Awaited<ReturnType<typeof toEventView>>;

/** The pieces for those who make them, without prices; null without an event. */
export async function toWorkshopView(ctx: RequestContext, search: URLSearchParams) {
  const { fields } = await openEvent(ctx, search);
  if (isBlankEvent(fields)) return null;
  return {
    heading: titleOf(ctx, fields),
    when: toWhen(ctx, fields.date)?.text ?? '',
    pieces: fields.pieces.map(({ name, count, stems }, at) => ({
      key: String(at),
      name: `${pieceName(ctx, name, at)} × ${count}`,
      stems,
    })),
    backHref: ctx.links.to('event', {}, { e: search.get('e') ?? undefined }),
  };
}

export type WorkshopView = NonNullable<Awaited<ReturnType<typeof toWorkshopView>>>;

/** Where an event is kept. */
async function toKept(ctx: RequestContext, fields: EventFields, packed: string) {
  const { t, links, language } = ctx;
  const record = await optional(ctx, 'lists', loadEvent(ctx));
  const own = record?.value ?? null;
  const isOwn = record !== null && (own === null || isSameEvent(own, fields));
  const kept = { isWarning: false, canKeep: false, ownHref: null, version: isOwn ? String(record.version) : '' };
  if (packed.length > MAX_LINK) {
    const text = t('planning:kept.nowhere', {
      length: formatNumber(language, packed.length),
      most: formatNumber(language, MAX_LINK),
    });
    return { ...kept, text, isWarning: true };
  }
  if (isSameEvent(own, fields)) return { ...kept, text: t('planning:kept.both') };
  if (record === null) return { ...kept, text: t('planning:kept.onlyLink'), isWarning: true };
  if (own === null) return { ...kept, text: t('planning:kept.link'), canKeep: true };
  const text = t('planning:kept.other', { name: titleOf(ctx, own) });
  return { ...kept, text, canKeep: true, ownHref: links.to('event') };
}
