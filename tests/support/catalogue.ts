import type { Page } from './customer';

/** Forms of cards that sell by the pack and whose chosen lot does not run out. */
export const PLENTIFUL_FORM = 'main article:not(:has(.stock-low)) form:has(input[name=unit][value=pack])';

/** Ids of the lots that the cards of a page sell: plenty of each, by the pack. */
export function plentifulLots(page: Page): string[] {
  return page.html
    .querySelectorAll(`${PLENTIFUL_FORM} input[name=productId]:is([checked], [type=hidden])`)
    .map((input) => input.getAttribute('value') ?? '');
}
