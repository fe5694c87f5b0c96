import { messengerLinks, shareLabels } from '~/data/share.server';
import type { RequestContext } from '~/bff/context.server';
import { emptyEvent, emptyPiece, isBlankPiece, MAX_PIECES, wholePacksFor, type EventFields } from '~/domain/event';
import { isDay } from '~/domain/day-input';
import { textIn, textsIn } from '~/domain/form-fields';
import { kyivDay } from '~/domain/kyiv-time';
import type { OrderableProduct } from '~/domain/line-inputs';
import { priceLine, sum } from '~/domain/pricing';
import { packsOf, wholePacksWithin } from '~/domain/quantity';
import { formatDate, formatList, formatMoney, formatNumber, formatPercent } from '~/i18n/formats';
import { addUp, type Money } from '~server/contract/money';
import { formatDaysLeft } from '../days-left.server';
import { isSameEvent, loadEvent, MAX_LINK, parseEventLink, saveEvent, serializeEvent } from './event-store.server';
import type { EventKept, EventResult, EventView, PieceTotal, WorkshopView } from './event-view';
import { nameOf, type ReadEvent } from './read-event.server';

/** An event with its goods; `goods` stands for each need, null where nothing was found. */
export interface CountedEvent {
  readonly read: ReadEvent;
  readonly goods: readonly (OrderableProduct | null)[];
}

/** The fields of the form of an event. */
export function parseEventForm(form: FormData): EventFields {
  const [names, counts, stems] = [textsIn(form, 'piece'), textsIn(form, 'count'), textsIn(form, 'stems')];
  const rows = Math.min(Math.max(names.length, counts.length, stems.length), MAX_PIECES * 2);
  const pieces = Array.from({ length: rows }, (_, at) => ({
    name: names[at] ?? '',
    count: counts[at] ?? '',
    stems: stems[at] ?? '',
  }));
  return {
    name: textIn(form, 'name'),
    date: textIn(form, 'date'),
    spare: textIn(form, 'spare'),
    pieces: pieces.length > 0 ? pieces : [emptyPiece],
  };
}

/** The fields with one blank piece more, and the id of its first field; null when there is no room. */
export function addPiece(fields: EventFields): { readonly fields: EventFields; readonly focusId: string } | null {
  if (fields.pieces.length >= MAX_PIECES) return null;
  return { fields: { ...fields, pieces: [...fields.pieces, emptyPiece] }, focusId: `piece-${fields.pieces.length}` };
}

export function removePiece(
  fields: EventFields,
  at: number,
): { readonly fields: EventFields; readonly focusId: string } {
  const pieces = fields.pieces.filter((_, index) => index !== at);
  return {
    fields: { ...fields, pieces: pieces.length > 0 ? pieces : [emptyPiece] },
    focusId: `piece-${Math.max(0, Math.min(at, pieces.length - 1))}`,
  };
}

/** The event of an address, else the one of this browser, else a blank one. */
export function openEvent(ctx: RequestContext, search: URLSearchParams) {
  const link = search.get('e');
  const linked = link === null ? null : parseEventLink(link);
  return {
    fields: linked ?? loadEvent(ctx) ?? emptyEvent,
    linkError: link !== null && linked === null ? ctx.t('planning:brokenLink') : null,
  };
}

/** The form with an event as it was typed. */
export function toEventForm(
  fields: EventFields,
  { errors = [], focusId = null, linkError = null }: Partial<Pick<EventView, 'errors' | 'focusId' | 'linkError'>> = {},
): EventView {
  return {
    fields,
    errors,
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

/** The event with what it needs. */
export function toEventView(
  ctx: RequestContext,
  fields: EventFields,
  { read, goods }: CountedEvent,
  linkError: string | null = null,
): EventView {
  const packed = serializeEvent(fields);
  const link = packed.length > MAX_LINK ? null : ctx.origin + ctx.links.to('event', {}, { e: packed });
  const title = titleOf(ctx, fields);
  return {
    ...toEventForm(fields, { errors: read.errors, linkError }),
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
    kept: toKept(ctx, fields, packed),
    result: read.errors.length > 0 ? null : toResult(ctx, fields, { read, goods }),
  };
}

/** The pieces for those who make them; null without an event. */
export function toWorkshopView(ctx: RequestContext, search: URLSearchParams): WorkshopView | null {
  const { fields } = openEvent(ctx, search);
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

function titleOf({ t }: RequestContext, { name }: EventFields): string {
  return name === '' ? t('planning:event.title') : name;
}

function toKept(ctx: RequestContext, fields: EventFields, packed: string): EventKept {
  const { t, links, language } = ctx;
  const own = loadEvent(ctx);
  const kept = { isWarning: false, canKeep: false, ownHref: null };
  if (packed.length > MAX_LINK) {
    const text = t('planning:kept.nowhere', {
      length: formatNumber(language, packed.length),
      most: formatNumber(language, MAX_LINK),
    });
    return { ...kept, text, isWarning: true };
  }
  if (isSameEvent(own, fields)) return { ...kept, text: t('planning:kept.both') };
  if (saveEvent(ctx, fields) === null) return { ...kept, text: t('planning:kept.onlyLink'), isWarning: true };
  if (own === null) return { ...kept, text: t('planning:kept.link'), canKeep: true };
  const text = t('planning:kept.other', { name: titleOf(ctx, own) });
  return { ...kept, text, canKeep: true, ownHref: links.to('event') };
}

function toResult(ctx: RequestContext, fields: EventFields, { read, goods }: CountedEvent): EventResult {
  const { t, language } = ctx;
  const needs = read.needs.map((need, at) => toNeedTotal(need.pieces, goods[at] ?? null));
  const goodsOf = new Map(read.needs.map(({ key }, at) => [key, goods[at] ?? null]));
  const names = (list: readonly string[]) => formatList(language, list, { type: 'unit' });
  const short = read.needs.flatMap((need, at) => {
    const missing = needs[at]?.short ?? 0;
    return missing > 0
      ? [t('planning:shortOf', { name: nameOf(need), stems: t('planning:stemCount', { count: missing }) })]
      : [];
  });
  const unpriced = read.needs.flatMap((need, at) => (goods[at] ? [] : [nameOf(need)]));
  const empty = fields.pieces.flatMap(({ name, stems }, at) => (stems === '' ? [pieceName(ctx, name, at)] : []));
  const packs = sum(needs.map((need) => need.packs));
  return {
    heading: titleOf(ctx, fields),
    when: toWhen(ctx, fields.date),
    rows: [
      {
        key: 'stems',
        label: t('planning:sum.stems'),
        value: formatNumber(language, sum(read.needs.map(({ stems }) => stems))),
      },
      {
        key: 'spare',
        label: t('planning:sum.withSpare', { percent: formatPercent(language, read.spare) }),
        value: formatNumber(language, sum(read.needs.map(({ pieces }) => pieces))),
      },
      ...(packs > 0
        ? [
            {
              key: 'packs',
              label: t('planning:sum.packs'),
              value: t('common:packsArePieces', {
                packs: t('common:packs', { count: packs }),
                pieces: t('common:pieces', { count: sum(needs.map(({ packed }) => packed)) }),
              }),
            },
          ]
        : []),
      {
        key: 'total',
        label: t('planning:sum.total'),
        value: formatMoney(language, addUp(needs.map(({ total }) => total))),
        tone: 'total',
      },
    ],
    pieces: fields.pieces.map((piece, at) =>
      toPieceTotal(ctx, { name: pieceName(ctx, piece.name, at), at }, read, goodsOf),
    ),
    notes: [
      ...(short.length > 0 ? [t('planning:note.short', { goods: names(short) })] : []),
      ...(unpriced.length > 0 ? [t('planning:note.unpriced', { goods: names(unpriced) })] : []),
      ...(empty.length > 0 ? [t('planning:note.empty', { pieces: names(empty) })] : []),
      ...(read.skipped.length > 0 ? [t('planning:note.skipped', { texts: names(read.skipped) })] : []),
    ],
  };
}

function toWhen(ctx: RequestContext, date: string): EventResult['when'] {
  if (!isDay(date)) return null;
  const today = kyivDay(new Date());
  const isPast = date < today;
  const day = formatDate(ctx.language, `${date}T12:00:00Z`);
  return { isPast, text: isPast ? ctx.t('planning:dayPast', { day }) : `${day}, ${formatDaysLeft(ctx, today, date)}` };
}

function pieceName({ t }: RequestContext, name: string, at: number): string {
  return name === '' ? t('planning:pieceNumber', { number: at + 1 }) : name;
}

interface NeedTotal {
  readonly packs: number;
  /** Pieces in those packs. */
  readonly packed: number;
  readonly total: Money;
  /** Pieces that are missing in stock today. */
  readonly short: number;
}

function toNeedTotal(pieces: number, goods: OrderableProduct | null): NeedTotal {
  if (!goods) return { packs: 0, packed: 0, total: addUp([]), short: 0 };
  const whole = wholePacksFor(pieces, goods.packSize);
  const packs = packsOf(whole, goods.packSize);
  return {
    packs: packs ?? 0,
    packed: packs === null ? 0 : whole,
    total: priceLine(goods.piecePrice, whole, goods.percentOff).total,
    short: Math.max(0, whole - wholePacksWithin(goods.left, goods.packSize)),
  };
}

function toPieceTotal(
  { t, language }: RequestContext,
  { name, at }: { readonly name: string; readonly at: number },
  { stems, counts }: ReadEvent,
  goodsOf: ReadonlyMap<string, OrderableProduct | null>,
): PieceTotal {
  const count = counts[at] ?? 0;
  const own = stems.filter(({ piece }) => piece === at);
  const each = sum(own.map((line) => line.stems));
  const priceOf = (times: number) => {
    const prices = own.flatMap(({ key, stems: some }) => {
      const goods = goodsOf.get(key);
      return goods ? [priceLine(goods.piecePrice, some * times, goods.percentOff).total] : [];
    });
    return prices.length === 0 ? '—' : formatMoney(language, addUp(prices));
  };
  return {
    key: String(at),
    name,
    count: formatNumber(language, count),
    stems: t('planning:stemCount', { count: each }),
    price: priceOf(1),
    allStems: t('planning:stemCount', { count: each * count }),
    total: priceOf(count),
  };
}

export function isBlankEvent({ pieces }: EventFields): boolean {
  return pieces.every(isBlankPiece);
}
