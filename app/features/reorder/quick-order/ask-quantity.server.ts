import { formatQuantity } from '~/i18n/format-quantity';
import type { RequestContext } from '~/bff/context.server';
import { formatList } from '~/i18n/formats';
import { parseQuantity } from '~server/domain/quantity';
import type { OfferedQuantity, RejectedLine } from '~server/domain/rejected-line';
import { isFraction } from '~server/domain/written-number';
import type { LineMatch } from '~server/search-index/match-line';
import type { Product } from '~server/contract/catalogue';

const MAX_OFFERS = 4;

type UnclearMatch = Pick<LineMatch, 'quantity' | 'unit' | 'candidates'>;

/** Asks which of several numbers is the quantity, or which whole packs stand for a fraction. @param product the certain match of the line */
export function askQuantity(
  ctx: RequestContext,
  match: UnclearMatch,
  product: Product | undefined,
): RejectedLine | undefined {
  const { quantity, candidates } = match;
  const isPart = isFraction(quantity);
  if (!isPart && candidates.length === 0) return undefined;
  const offers = product ? offerPacks(ctx, match, product) : [];
  const choices = product ? offers.map(({ label }) => label) : numberChoices(ctx, match);
  const list = formatList(ctx.language, choices, { type: 'disjunction' });
  const key = isPart ? 'quick-order:fraction' : 'quick-order:whichNumber';
  return {
    productId: product?.id ?? '',
    typed: '',
    message: ctx.t(key, { choices: list }),
    offers,
  };
}

/** Whole packs for each possible number; both neighbours of a split pack. */
function offerPacks(
  ctx: RequestContext,
  { quantity, unit, candidates }: UnclearMatch,
  { attributes }: Product,
): OfferedQuantity[] {
  const packSize = attributes.packSize ?? null;
  const size = packSize ?? 1;
  const wholePacks = (text: string) => {
    const pieces = Number(text) * (unit === 'pack' ? size : 1);
    return [Math.floor(pieces / size) * size, Math.ceil(pieces / size) * size];
  };
  const isWhole = (text: string) => parseQuantity(text, unit, packSize).ok;
  const whole = candidates.filter(isWhole);
  const match = quantity === '' ? (whole.length > 0 ? whole : candidates.slice(0, 1)) : [quantity];
  const pieces = [...new Set(match.flatMap(wholePacks))].filter((count) => count > 0 && Number.isSafeInteger(count));
  return pieces
    .slice(0, MAX_OFFERS)
    .map((count) => ({ quantity: count, unit: 'piece', label: formatQuantity(ctx.t, count, packSize) }));
}

function numberChoices({ t }: RequestContext, { quantity, unit, candidates }: UnclearMatch): string[] {
  const key = unit === 'pack' ? 'common:packs' : 'common:pieces';
  const numbers =
    quantity === '' ? candidates.map(Number) : [Math.floor(Number(quantity)), Math.ceil(Number(quantity))];
  return numbers
    .filter((count) => count > 0)
    .slice(0, MAX_OFFERS)
    .map((count) => t(key, { count }));
}
