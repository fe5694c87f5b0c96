import { isBlankQuantity } from '~/domain/quantity';
import { findLine, type SheetActionData } from '~/features/reorder/sheet/order-line';
import type { QuickLine } from './quick-order-view';

/** Of an address; browsers and proxies take at least so much. */
const MAX_CHARACTERS = 6_000;

/** Whether a message can stand in an address, where it survives a reload. */
export function fitsUrl(message: string): boolean {
  return encodeURIComponent(message).length <= MAX_CHARACTERS;
}

/** The lines that found nothing, and those left without a quantity and not added, as they were written, as a message of their own: they are not dropped with the others done. */
export function remainingLines(
  lines: readonly QuickLine[],
  { typed, added }: Pick<SheetActionData, 'typed' | 'added'>,
): string {
  const isLeftBlank = (line: QuickLine) => {
    const input = findLine(typed, line);
    return input !== undefined && isBlankQuantity(input.quantity) && !findLine(added, line);
  };
  return lines
    .filter((line) => line.order === null || (isBlankQuantity(line.order.quantity) && isLeftBlank(line)))
    .map(({ alone }) => alone)
    .join('\n');
}
