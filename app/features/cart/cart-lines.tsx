import { useFetchers } from '@remix-run/react';
import type { StockIssue } from '~/domain/stock-issue';
import type { EmbeddedFormTarget } from '~/ui/embedded-form';
import type { CartActionData } from './cart-actions.server';
import { CartLine } from './cart-line';
import type { CartLineErrors, CartLineView } from './cart-view';
import { PRODUCT_ID } from './line-identity';

type Props = EmbeddedFormTarget & {
  lines: readonly CartLineView[];
  answer?: CartLineErrors | undefined;
  /** Stock issues found by placing the order, by product id. */
  issues?: Readonly<Record<string, StockIssue>> | undefined;
};

export function CartLines({ lines, answer, issues, ...target }: Props) {
  const removed = useRemovedProducts();
  return (
    <ul className="divide-y divide-border">
      {lines.map((line, at) =>
        removed.includes(line.productId) ? null : (
          <CartLine
            key={keyOf(lines, at)}
            line={line}
            {...target}
            error={answer?.errors.find(({ productId }) => productId === line.productId)}
            issue={stockIssueOf(line, issues)}
          />
        ),
      )}
    </ul>
  );
}

/** Products that are already removed while the page still shows them. */
function useRemovedProducts(): (FormDataEntryValue | null)[] {
  return useFetchers().flatMap(({ formData, data }) =>
    formData?.get('intent') === 'remove' && (data as CartActionData | undefined)?.ok ? [formData.get(PRODUCT_ID)] : [],
  );
}

/** A change gives a line a new id, so the key is its product and position among lines of that product. */
function keyOf(lines: Props['lines'], at: number): string {
  const productId = lines[at]?.productId ?? '';
  return `${productId} ${lines.slice(0, at).filter((line) => line.productId === productId).length}`;
}

function stockIssueOf({ productId, issue }: CartLineView, issues: Props['issues']): StockIssue | undefined {
  const redisReady = issues?.[productId];
  return redisReady ? { splits: issue?.splits, ...redisReady } : issue;
}
