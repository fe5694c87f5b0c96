import type { RequestContext } from '~/bff/context.server';
import { formatList, formatPercent } from '~/i18n/formats';
import { formatQuantity, unitMeanings } from '~/i18n/format-quantity';
import type { OfferedQuantity } from '~server/domain/rejected-line';
import type { QuantityError } from './check-quantity';

const MAX_TYPED = 20;

/** Explains a rejected quantity in one or two sentences (specification, section 5). */
export function explainQuantityError({ t, language }: RequestContext, name: string, problem: QuantityError): string {
  switch (problem.kind) {
    case 'unknownUnit':
      return t('cart:unknownUnit');
    case 'notWhole':
      return t('cart:notWhole');
    case 'notPositive':
      return t('cart:notPositive');
    case 'whichUnit':
      return t('common:whichUnit', unitMeanings(t, problem.count, problem.packSize));
    case 'splitsPack':
      return t('cart:splitPack', {
        name,
        size: problem.packSize,
        choices: formatList(language, problem.neighbours.map(String), { type: 'disjunction' }),
      });
    case 'packOverStock':
      return t('cart:packOverStock', {
        name,
        size: problem.packSize,
        available: t('common:pieces', { count: problem.left }),
      });
    case 'tooMany': {
      const { requested, available, inCart } = problem;
      return [
        t('cart:tooMany', {
          asked: t('cart:items', { count: requested }),
          available: t('cart:items', { count: available }),
          count: available,
        }),
        ...(available === 0 ? [t('cart:notInStock')] : []),
        ...(inCart > 0 ? [t('cart:alreadyInCart', { pieces: t('common:pieces', { count: inCart }) })] : []),
      ].join(' ');
    }
  }
}

/** Quantities to offer as buttons: neighbouring packs, both meanings of a bare number, or the stock. */
export function offerQuantities(
  ctx: RequestContext,
  problem: QuantityError,
  packSize: number | null,
): OfferedQuantity[] {
  if (problem.kind === 'splitsPack') return problem.neighbours.map((pieces) => offer(ctx, pieces, packSize));
  if (problem.kind === 'whichUnit') {
    const { count, packSize: size } = problem;
    const { asPacks, asPieces } = unitMeanings(ctx.t, count, size);
    return [
      { quantity: count * size, unit: 'piece', label: asPacks },
      { quantity: count, unit: 'piece', label: asPieces },
    ];
  }
  return problem.kind === 'tooMany' && problem.offer > 0 ? [offer(ctx, problem.offer, packSize)] : [];
}

export function nameDiscount({ language, t }: RequestContext, farm: string | undefined, rate: number): string {
  const percent = formatPercent(language, rate);
  return farm ? t('cart:farmDiscount', { farm, percent }) : t('cart:ownDiscount', { percent });
}

export function fitTyped(typed: string): string {
  return typed.slice(0, MAX_TYPED);
}

function offer(ctx: RequestContext, pieces: number, packSize: number | null): OfferedQuantity {
  return { quantity: pieces, unit: 'piece', label: formatQuantity(ctx.t, pieces, packSize) };
}
