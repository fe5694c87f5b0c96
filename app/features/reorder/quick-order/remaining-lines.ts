import { isBlankQuantity } from '~server/domain/quantity';
import { findLine, type SheetActionData } from '~/features/reorder/sheet/order-line';
import type { QuickLine } from './quick-order-view';

/** Length of a URL that browsers and proxies accept. */
const MAX_CHARACTERS = 6_000;

/** Whether a message fits into a URL, where it survives a reload. */
export function fitsUrl(message: string): boolean {
  return encodeURIComponent(message).length <= MAX_CHARACTERS;
}

/** The lines without a match or quantity that were not added, as a new message. */
export function remainingLines(
  lines: readonly QuickLine[],
  { typed, added }: Pick<SheetActionData, 'typed' | 'added'>,
): string {
  const isLeftBlank = (line: QuickLine) => {
    const input = findLine(typed, line);
    return input !== undefined && !input.isSkipped && isBlankQuantity(input.quantity) && !findLine(added, line);
  };
  return lines
    .filter((line) => line.order === null || (isBlankQuantity(line.order.quantity) && isLeftBlank(line)))
    .sort((one, other) => one.row - other.row)
    .map(({ alone }) => alone)
    .join('\n');
}
