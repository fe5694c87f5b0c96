import { writeAmount } from '~/supply/goods-words.server';
import type { Scope } from '~/bff/scope.server';
import { formatAmount, formatMoney, formatPercent } from '~/i18n/formats';
import { digest } from '~server/digest';
import { findChangedLines, totalAfter, type ChangedLine, type LineChange } from './cart-health';
import type { CartHealthView } from './cart-view';
import { nameLine } from './line-view.server';
import type { PricedCart } from './price-cart';

/** What changed since the cart was filled, line by line; null where nothing did. */
export function viewHealth(scope: Scope, cart: PricedCart): CartHealthView | null {
  const changed = findChangedLines(cart);
  if (changed.length === 0) return null;
  return {
    title: scope.t('cart:health.title', { count: changed.length }),
    rows: changed.map(({ line, changes, becomes }) => ({
      itemId: line.itemId,
      name: nameLine(scope, line),
      changes: [...changes.map((change) => describeChange(scope, change)), ...describeCut(scope, line, becomes)],
    })),
    totalAfter: formatMoney(scope.language, totalAfter(cart, changed)),
    seen: digestChanges(changed),
  };
}

/** Stands for what the customer was shown, so that nothing else is accepted. */
export function digestChanges(changed: readonly ChangedLine[]): string {
  const facts = changed.map(({ line, becomes }) => [line.itemId, becomes, line.price, line.percent]);
  return digest(JSON.stringify(facts)).slice(0, 22);
}

function describeChange({ language, t }: Scope, change: LineChange): string {
  switch (change.kind) {
    case 'dearer':
    case 'cheaper':
      return t(`cart:health.${change.kind}`, {
        before: formatAmount(language, change.before),
        now: formatAmount(language, change.now),
        by: formatAmount(language, Math.abs(change.now - change.before)),
      });
    case 'discount':
      return t('cart:health.discount', {
        before: formatPercent(language, change.before),
        now: formatPercent(language, change.now),
      });
    case 'short':
      return t('cart:health.short', { pieces: t('words:pieces', { count: change.available }) });
    case 'promotionOn':
    case 'promotionOff':
    case 'gone':
      return t(`cart:health.${change.kind}`);
  }
}

function describeCut(scope: Scope, line: ChangedLine['line'], becomes: number): string[] {
  if (becomes === line.quantity) return [];
  return [
    becomes === 0
      ? scope.t('cart:health.leaves')
      : scope.t('cart:health.becomes', { amount: writeAmount(scope, becomes, line.packSize) }),
  ];
}
