import type { Page } from './customer';

/** Forms of cards that sell by the pack and whose chosen lot does not run out. */
export const PLENTIFUL_FORM = 'main article:not(:has(.stock-low)) form:has(input[name=unit][value=pack])';

/** Ids of the lots that the cards of a page sell: plenty of each, by the pack. */
export function plentifulLots(page: Page): string[] {
  return page.html
    .querySelectorAll(`${PLENTIFUL_FORM} input[name=productId]:is([checked], [type=hidden])`)
    .map((input) => input.getAttribute('value') ?? '');
}

/** As {@link plentifulLots}, of an English page, those with the largest stock first: they last for many customers. */
export function largestLots(page: Page): string[] {
  const stockOf = (article: string) =>
    Math.max(
      0,
      ...Array.from(article.matchAll(/(\d[\d,]*)\spcs/g), ([, pieces = '']) => Number(pieces.replaceAll(',', ''))),
    );
  return page.html
    .querySelectorAll(PLENTIFUL_FORM)
    .flatMap((form) => {
      const lot = form.querySelector('input[name=productId]:is([checked], [type=hidden])')?.getAttribute('value');
      return lot === undefined ? [] : [{ lot, stock: stockOf(form.closest('article')?.text ?? '') }];
    })
    .sort((one, other) => other.stock - one.stock)
    .map(({ lot }) => lot);
}
