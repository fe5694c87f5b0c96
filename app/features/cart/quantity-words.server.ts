import { writeAmount } from '~/supply/goods-words.server';
import type { Scope } from '~/bff/scope.server';
import { formatList, formatPercent } from '~/i18n/formats';
import { unitMeanings } from '~/i18n/unit-meanings';
import type { OfferedQuantity } from '~/trade/refused-line';
import type { QuantityProblem } from './check-quantity';

/** Characters of a typed quantity that are shown again. */
const MOST_TYPED = 20;

/** Why a quantity is refused, as one or two sentences (specification, section 5). */
export function explainProblem({ t, language }: Scope, name: string, problem: QuantityProblem): string {
  switch (problem.kind) {
    case 'unknownUnit':
      return t('cart:unknownUnit');
    case 'notWhole':
      return t('cart:notWhole');
    case 'notPositive':
      return t('cart:notPositive');
    case 'whichUnit':
      return t('words:whichUnit', unitMeanings(t, problem.count, problem.packSize));
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
        available: t('words:pieces', { count: problem.left }),
      });
    case 'tooMany': {
      const { asked, available, inCart } = problem;
      return [
        t('cart:tooMany', {
          asked: t('cart:items', { count: asked }),
          available: t('cart:items', { count: available }),
          count: available,
        }),
        ...(available === 0 ? [t('cart:notInStock')] : []),
        ...(inCart > 0 ? [t('cart:alreadyInCart', { pieces: t('words:pieces', { count: inCart }) })] : []),
      ].join(' ');
    }
  }
}

/** The quantities to take instead, each as a button: both neighbours of a split pack, both meanings of a bare number, or what there is. */
export function offerQuantities(scope: Scope, problem: QuantityProblem, packSize: number | null): OfferedQuantity[] {
  if (problem.kind === 'splitsPack') return problem.neighbours.map((pieces) => offer(scope, pieces, packSize));
  if (problem.kind === 'whichUnit') {
    const { count, packSize: size } = problem;
    const { asPacks, asPieces } = unitMeanings(scope.t, count, size);
    return [
      { quantity: count * size, unit: 'piece', label: asPacks },
      { quantity: count, unit: 'piece', label: asPieces },
    ];
  }
  return problem.kind === 'tooMany' && problem.offer > 0 ? [offer(scope, problem.offer, packSize)] : [];
}

/** 'Ваша знижка на Los Nevados, 7,5 %' */
export function nameDiscount({ language, t }: Scope, farm: string | undefined, rate: number): string {
  const percent = formatPercent(language, rate);
  return farm ? t('cart:farmDiscount', { farm, percent }) : t('cart:ownDiscount', { percent });
}

/** A typed quantity as it is shown again; nobody typed more than a few characters by hand. */
export function keepTyped(typed: string): string {
  return typed.slice(0, MOST_TYPED);
}

function offer(scope: Scope, pieces: number, packSize: number | null): OfferedQuantity {
  return { quantity: pieces, unit: 'piece', label: writeAmount(scope, pieces, packSize) };
}
