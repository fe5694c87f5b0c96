import { formatQuantity } from '~/i18n/format-quantity';
import type { RequestContext } from '~/bff/context.server';
import { formatAmount, formatMoney, formatPercent } from '~/i18n/formats';
import { digest } from '~server/digest';
import { findChangedLines, totalAfter, type ChangedLine, type LineChange } from '../model/cart-changes';
import { nameLine } from './line-view.server';
import type { PricedCart } from '../model/price-cart';
import { absolute, subtract } from '~server/contract/money';

/** The changes since the cart was filled; null when nothing changed. */
export function toCartChangesView(ctx: RequestContext, cart: PricedCart) {
  const changed = findChangedLines(cart);
  if (changed.length === 0) return null;
  return {
    title: ctx.t('cart:health.title', { count: changed.length }),
    rows: changed.map(({ line, changes, becomes }) => ({
      itemId: line.itemId,
      name: nameLine(ctx, line),
      changes: [...changes.map((change) => describeChange(ctx, change)), ...describeCut(ctx, line, becomes)],
    })),
    totalAfter: formatMoney(ctx.language, totalAfter(cart, changed)),
    seen: digestChanges(changed),
  };
}

export type CartChangesView = NonNullable<ReturnType<typeof toCartChangesView>>;

/** Digest of the shown changes, so that nothing else is accepted. */
export function digestChanges(changed: readonly ChangedLine[]): string {
  const facts = changed.map(({ line, becomes }) => [line.itemId, becomes, line.price, line.percent]);
  return digest(JSON.stringify(facts)).slice(0, 22);
}

function describeChange({ language, t }: RequestContext, change: LineChange): string {
  switch (change.kind) {
    case 'dearer':
    case 'cheaper':
      return t(`cart:health.${change.kind}`, {
        before: formatAmount(language, change.before),
        now: formatAmount(language, change.now),
        by: formatAmount(language, absolute(subtract(change.now, change.before))),
      });
    case 'discount':
      return t('cart:health.discount', {
        before: formatPercent(language, change.before),
        now: formatPercent(language, change.now),
      });
    case 'short':
      return t('cart:health.short', { pieces: t('common:pieces', { count: change.available }) });
    case 'promotionOn':
    case 'promotionOff':
    case 'gone':
      return t(`cart:health.${change.kind}`);
  }
}

function describeCut(ctx: RequestContext, line: ChangedLine['line'], becomes: number): string[] {
  if (becomes === line.quantity) return [];
  return [
    becomes === 0
      ? ctx.t('cart:health.leaves')
      : ctx.t('cart:health.becomes', { amount: formatQuantity(ctx.t, becomes, line.packSize) }),
  ];
}
