import type { RequestContext } from '~/bff/context.server';
import { wholePacksFor, type EventFields } from '~server/domain/event';
import type { OrderableProduct } from '~server/domain/line-inputs';
import { priceLine, sum } from '~server/domain/pricing';
import { packsOf, wholePacksWithin } from '~server/domain/quantity';
import { formatList, formatMoney, formatNumber, formatPercent } from '~/i18n/formats';
import { addUp, type Money } from '~server/contract/money';
import { pieceName, titleOf, toWhen } from './event-labels.server';
import { nameOf, type EventNeed, type ReadEvent } from './read-event.server';

/** An event with its goods; `goods` stands for each need, null where nothing was found or has to be chosen. */
export interface CountedEvent {
  readonly read: ReadEvent;
  readonly goods: readonly (OrderableProduct | null)[];
}

/** Stems, packs and money of an event, and what is short. */
export function toResult(ctx: RequestContext, fields: EventFields, { read, goods }: CountedEvent) {
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
  const uncounted = read.needs.filter((_, at) => !goods[at]);
  const isWaiting = ({ match }: EventNeed) => match.kind !== 'unknown';
  const waiting = uncounted.filter(isWaiting).map(nameOf);
  const unpriced = uncounted.filter((need) => !isWaiting(need)).map(nameOf);
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
        tone: 'total' as const,
      },
    ],
    pieces: fields.pieces.map((piece, at) =>
      toPieceTotal(ctx, { name: pieceName(ctx, piece.name, at), at }, read, goodsOf),
    ),
    /** What is short today, what has no price, what was not read. */
    notes: [
      ...(short.length > 0 ? [t('planning:note.short', { goods: names(short) })] : []),
      ...(waiting.length > 0 ? [t('planning:note.waiting', { goods: names(waiting) })] : []),
      ...(unpriced.length > 0 ? [t('planning:note.unpriced', { goods: names(unpriced) })] : []),
      ...(empty.length > 0 ? [t('planning:note.empty', { pieces: names(empty) })] : []),
      ...(read.skipped.length > 0 ? [t('planning:note.skipped', { texts: names(read.skipped) })] : []),
    ],
  };
}

export type EventResult = ReturnType<typeof toResult>;
export type PieceTotal = ReturnType<typeof toPieceTotal>;

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
) {
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
    /** Of one, without spare; a dash where nothing has a price. */
    price: priceOf(1),
    allStems: t('planning:stemCount', { count: each * count }),
    total: priceOf(count),
  };
}
