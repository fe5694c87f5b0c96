/** What a line of the bench may come to: at most, or at least, so much. */
export interface Budget {
  readonly what: string;
  readonly unit: 'B' | 'ms' | 'MB' | '/s' | 'calls' | 'in a row' | '%' | 'taps' | '';
  readonly most?: number;
  readonly least?: number;
}

/** Every budget, once. Bytes are those of the wire, compressed with Brotli; pages are the category page unless said. */
export const budgets = {
  'weight.script': { what: 'JavaScript', unit: 'B', most: 100_000 },
  'weight.all': { what: 'everything but pictures', unit: 'B', most: 118_000 },
  'weight.first': { what: 'before first paint', unit: 'B', most: 24_000 },
  'weight.style': { what: 'style sheets', unit: 'B', most: 12_000 },
  'weight.card': { what: 'picture of a card on a phone', unit: 'B', most: 6_000 },
  'weight.light': { what: 'light mode: everything but pictures', unit: 'B', most: 24_000 },
  'weight.lightScript': { what: 'light mode: JavaScript', unit: 'B', most: 0 },
  'weight.lightCard': { what: 'light mode: picture of a card', unit: 'B', most: 3_000 },
  'weight.productScript': { what: 'product page: JavaScript', unit: 'B', most: 100_000 },
  'weight.searchScript': { what: 'search page: JavaScript', unit: 'B', most: 100_000 },
  'weight.checkoutScript': { what: 'checkout with a cart: JavaScript', unit: 'B', most: 100_000 },
  'weight.productFirst': { what: 'product page: before first paint', unit: 'B', most: 24_000 },
  'weight.searchFirst': { what: 'search page: before first paint', unit: 'B', most: 24_000 },
  'weight.checkoutFirst': { what: 'checkout with a cart: before first paint', unit: 'B', most: 24_000 },
  'paint.slow4g.fcp': { what: 'Slow 4G, processor 4× slower: first paint', unit: 'ms', most: 850 },
  'paint.slow4g.lcp': { what: 'Slow 4G: largest paint', unit: 'ms', most: 1_300 },
  'paint.slow4g.tbt': { what: 'Slow 4G: blocking time', unit: 'ms', most: 20 },
  'paint.slow4g.cls': { what: 'Slow 4G: layout shift', unit: '', most: 0 },
  'paint.slow3g.fcp': { what: 'Slow 3G, processor 6× slower: first paint', unit: 'ms', most: 900 },
  'paint.slow3g.lcp': { what: 'Slow 3G: largest paint', unit: 'ms', most: 1_800 },
  'load.category': { what: 'requests a second on one core', unit: '/s', least: 600 },
  'load.rendered': { what: 'the same, each one rendered', unit: '/s', least: 600 },
  'load.product': { what: 'product page: requests a second', unit: '/s', least: 600 },
  'load.productRendered': { what: 'the same, each one rendered', unit: '/s', least: 600 },
  'load.light': { what: 'light mode: requests a second', unit: '/s', least: 900 },
  'load.customer': { what: 'signed in: requests a second', unit: '/s', least: 400 },
  'load.p99': { what: '99 of 100 answers, 10 connections', unit: 'ms', most: 50 },
  'load.p99Rendered': { what: 'the same, rendered for each or signed in', unit: 'ms', most: 50 },
  'memory.idle': { what: 'memory at rest', unit: 'MB', most: 90 },
  'memory.loaded': { what: 'memory under 100 connections', unit: 'MB', most: 230 },
  'start.first': { what: 'start to first page', unit: 'ms', most: 300 },
  'calls.visitor': { what: 'API calls of a warm page, visitor', unit: 'calls', most: 0 },
  'calls.customer': { what: 'API calls of a warm page, signed in', unit: 'calls', most: 3 },
  'calls.depth': { what: 'of them one after another', unit: 'in a row', most: 1 },
  'order.taps': { what: 'from a message to the placed order: presses', unit: 'taps', most: 9 },
  'order.bytes': { what: 'the same, in light mode, pictures left out', unit: 'B', most: 100_000 },
  'search.mean': { what: 'a search among 100,000 names', unit: 'ms', most: 20 },
  'search.worst': { what: 'the slowest but one of a hundred searches', unit: 'ms', most: 20 },
  'search.index': { what: 'making that index, in small steps', unit: 'ms', most: 10_000 },
  'search.memory': { what: 'memory of that index', unit: 'MB', most: 250 },
  'scale.bytes': { what: 'page at 100,000 products against 600: bytes', unit: '%', most: 105 },
  'scale.cpu': { what: 'page at 100,000 products against 600: processor time', unit: '%', most: 105 },
} as const satisfies Record<string, Budget>;

export type BudgetId = keyof typeof budgets;

/** One measured value, with what the machine could do at best in the same run, where that was measured. */
export interface Measured {
  readonly id: BudgetId;
  readonly value: number;
  readonly floor?: number;
  /** How it was measured, where that is not plain. */
  readonly note?: string;
}
