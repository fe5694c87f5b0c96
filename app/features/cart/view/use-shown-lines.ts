import { useFetchers } from '@remix-run/react';
import type { ListResult, NamedRejection } from '~server/domain/rejected-line';
import type { OrderShortage, StockIssue } from '~server/domain/stock-issue';
import type { CartActionData } from '../write/cart-action-data.server';
import type { CartLineView } from './line-view.server';
import { PRODUCT_ID } from '../model/line-identity';

interface ShownLine {
  readonly key: string;
  readonly line: CartLineView;
  readonly error: NamedRejection | undefined;
  readonly wrong: StockIssue | undefined;
}

/**
 * The lines that are not yet removed, with what is wrong with each.
 * @param issues stock issues found by placing the order, by product id
 */
export function useShownLines(
  lines: readonly CartLineView[],
  answer: ListResult | undefined,
  issues?: Readonly<Record<string, OrderShortage>>,
): ShownLine[] {
  const removed = useRemovedProducts();
  return lines.flatMap((line, at) => {
    if (removed.includes(line.productId)) return [];
    const error = answer?.rejected.find(({ productId }) => productId === line.productId);
    return [{ key: keyOf(lines, at), line, error, wrong: error ?? stockIssueOf(line, issues) }];
  });
}

/** Products that are already removed while the page still shows them. */
function useRemovedProducts(): (FormDataEntryValue | null)[] {
  return useFetchers().flatMap(({ formData, data }) =>
    formData?.get('intent') === 'remove' && (data as CartActionData | undefined)?.ok ? [formData.get(PRODUCT_ID)] : [],
  );
}

/** A change gives a line a new id, so the key is its product and position among lines of that product. */
function keyOf(lines: readonly CartLineView[], at: number): string {
  const productId = lines[at]?.productId ?? '';
  return `${productId} ${lines.slice(0, at).filter((line) => line.productId === productId).length}`;
}

function stockIssueOf(
  { productId, quantity, issue }: CartLineView,
  issues: Readonly<Record<string, OrderShortage>> | undefined,
): StockIssue | undefined {
  const found = issues?.[productId];
  return found?.quantity === quantity ? { splits: issue?.splits, ...found } : issue;
}
