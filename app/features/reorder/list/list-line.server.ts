import { originLabel, formatPriceForBuyer } from '~/data/product-labels.server';
import type { RequestContext } from '~/bff/context.server';
import type { SimilarProduct } from '~/data/similar-products.server';
import { formatDayOfYear, formatNumber } from '~/i18n/formats';
import { formatWeekday, nameNearDay } from '~/i18n/weekdays';
import { daysBetween } from '~server/domain/kyiv-time';
import { discountPercent } from '~server/domain/pricing';
import { missingPieces } from '~server/domain/round';
import { weekdayOf } from '~server/domain/weekday-habit';
import type { OrderLine, SimilarLine } from '../sheet/order-line';
import { toOrderLine, type SheetContext } from '../sheet/order-line.server';
import { toEarlierLine, toNote } from '../repeat/repeat-line-view.server';
import type { RepeatLine } from '../repeat/repeat-line';
import type { Arrival } from './arrivals';
import type { ListEntry } from './list-entries.server';

/** A day is told by its weekday for so long. */
const WEEK_DAYS = 7;
/** What is older than its vase life by more days is gone from the cold room. */
const PAST_LIFE_DAYS = 7;

export interface ListLineInput extends Pick<SheetContext, 'buyer' | 'retail'> {
  readonly line: RepeatLine;
  readonly entry: ListEntry;
  /** In pieces; null where nothing is known. */
  readonly norm: number | null;
  /** Pieces in the cart. */
  readonly held: number;
  readonly similar: readonly SimilarProduct[];
  /** In Kyiv, `2026-11-20`. */
  readonly today: string;
}

export function toListLine(ctx: RequestContext, input: ListLineInput): OrderLine {
  const { line, entry, norm, held, similar, buyer } = input;
  const { product, status, left, packSize } = line;
  const earlier = toEarlierLine(ctx, line, input, 0);
  const isMissing = status === 'out' || status === 'gone';
  return {
    ...earlier,
    ...priceOf(earlier, entry),
    order: earlier.order && { ...earlier.order, quantity: quantityOf(input), unit: 'piece' },
    round: { norm: norm === null ? '' : String(norm), held },
    facts: [line.item.manufacturer?.name, entry.facts].filter(Boolean).join(' · '),
    arrivals: formatArrivals(ctx, input),
    stock: product && left > 0 ? formatStock(ctx, left, packSize) : null,
    badge: status === 'whole' ? null : earlier.badge,
    note: toNote(formatNote(ctx, input)),
    similar: isMissing ? similar.map((each) => toSimilarLine(ctx, each, buyer)) : [],
    searchHref: similar.length === 0 ? earlier.searchHref : null,
  };
}

/** A price is compared with an earlier one only where it has changed. */
function priceOf({ now, price }: Pick<OrderLine, 'now' | 'price'>, { wasBought }: ListEntry) {
  return wasBought && price !== 'same' ? { now, price } : { now: now && { price: now.price }, price: 'same' as const };
}

function quantityOf({ line: { packSize, left }, entry, norm, held }: ListLineInput): string {
  if (!entry.isFilled) return '';
  return String(missingPieces({ norm: norm ?? 0, left: 0, held, packSize, stock: left }) || '');
}

/** 'склад 1 190, пачка 10' */
function formatStock({ t, language }: RequestContext, left: number, packSize: number | null): string {
  const pack = packSize === null ? [] : [t('sheet:pack', { pieces: packSize })];
  return [t('list:stockLeft', { pieces: formatNumber(language, left) }), ...pack].map(noBreaks).join(', ');
}

/** '25 шт, у пн, 4-й день із 7', 'їде 50 шт, завтра'. */
function formatArrivals(ctx: RequestContext, { entry, line, today }: ListLineInput): string | undefined {
  const { came, coming } = entry.arrivals ?? {};
  const life = line.product?.attributes.vaseLifeDays;
  const texts = [
    came && formatCame(ctx, came, today, life),
    coming &&
      ctx.t('list:arrival.coming', { pieces: pieces(ctx, coming.pieces), day: nameDay(ctx, coming.day, today) }),
  ];
  return texts.filter(Boolean).join(' · ') || undefined;
}

function formatCame(ctx: RequestContext, came: Arrival, today: string, life: number | null | undefined): string {
  const age = daysBetween(came.day, today) + 1;
  const hasAge = life && age <= life + PAST_LIFE_DAYS;
  return [
    ctx.t('list:arrival.came', { pieces: pieces(ctx, came.pieces), day: nameDay(ctx, came.day, today) }),
    ...(hasAge ? [ctx.t('list:arrival.age', { day: age, life })] : []),
  ].join(', ');
}

/** 'сьогодні', 'понеділок', '12 листопада'. */
function nameDay({ t, language }: RequestContext, day: string, today: string): string {
  const days = daysBetween(today, day);
  const near = nameNearDay({ t }, days);
  if (near !== undefined) return near;
  if (Math.abs(days) < WEEK_DAYS) return formatWeekday(language, weekdayOf(day));
  return formatDayOfYear(language, new Date(`${day}T12:00:00Z`));
}

/** Pieces in the cart first, then missing stock. */
function formatNote(ctx: RequestContext, { line: { status, packSize }, held }: ListLineInput): string | null {
  const { t } = ctx;
  if (held > 0 && status !== 'inCart') return t('list:held', { pieces: pieces(ctx, held) });
  if (status === 'noPrice') return t('common:noPrice');
  return status === 'whole' ? null : t(`list:reason.${status}`, { pack: pieces(ctx, packSize ?? 1) });
}

function toSimilarLine(
  ctx: RequestContext,
  { product, price, available }: SimilarProduct,
  buyer: ListLineInput['buyer'],
): SimilarLine {
  const line = toOrderLine(ctx, product, { buyer, pieces: 0, left: available });
  return {
    ...line,
    facts: [
      originLabel(product),
      formatPriceForBuyer(ctx, price, discountPercent(product, buyer)),
      formatStock(ctx, available, product.attributes.packSize ?? null),
    ]
      .filter(Boolean)
      .join(' · '),
    order: { ...line.order, unit: 'piece' },
    round: { norm: '', held: 0 },
  };
}

function pieces({ t }: RequestContext, count: number): string {
  return noBreaks(t('common:pieces', { count }));
}

function noBreaks(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
