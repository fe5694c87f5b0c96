/** The limit of a measured value: `most` or `least`. */
export interface Budget {
  readonly what: string;
  readonly unit: 'B' | 'ms' | 'MB' | '/s' | 'calls' | '%' | '×' | 'taps' | '';
  readonly most?: number;
  readonly least?: number;
}

/** All budgets. Bytes are Brotli-compressed; the page is the category page unless said otherwise. */
export const budgets = {
  'weight.script': { what: 'JavaScript', unit: 'B', most: 112_000 },
  'weight.all': { what: 'total without images', unit: 'B', most: 160_000 },
  'weight.first': { what: 'loaded before first paint', unit: 'B', most: 28_000 },
  'weight.style': { what: 'CSS', unit: 'B', most: 12_000 },
  'weight.card': { what: 'product card image on a phone', unit: 'B', most: 6_000 },
  'weight.light': { what: 'lite mode: total without images', unit: 'B', most: 28_000 },
  'weight.lightScript': { what: 'lite mode: JavaScript', unit: 'B', most: 0 },
  'weight.lightCard': { what: 'lite mode: product card image', unit: 'B', most: 3_000 },
  'weight.productScript': { what: 'product page: JavaScript', unit: 'B', most: 112_000 },
  'weight.searchScript': { what: 'search page: JavaScript', unit: 'B', most: 112_000 },
  'weight.checkoutScript': { what: 'checkout: JavaScript', unit: 'B', most: 120_000 },
  'weight.productFirst': { what: 'product page: loaded before first paint', unit: 'B', most: 24_000 },
  'weight.searchFirst': { what: 'search page: loaded before first paint', unit: 'B', most: 24_000 },
  'weight.checkoutFirst': { what: 'checkout: loaded before first paint', unit: 'B', most: 24_000 },
  'paint.slow4g.fcp': { what: 'Slow 4G, 4× CPU slowdown: First Contentful Paint', unit: 'ms', most: 900 },
  'paint.slow4g.lcp': { what: 'Slow 4G: Largest Contentful Paint', unit: 'ms', most: 1_300 },
  'paint.slow4g.tbt': { what: 'Slow 4G: Total Blocking Time', unit: 'ms', most: 60 },
  'paint.slow4g.cls': { what: 'Slow 4G: Cumulative Layout Shift', unit: '', most: 0.01 },
  'paint.slow3g.fcp': { what: 'Slow 3G, 6× CPU slowdown: First Contentful Paint', unit: 'ms', most: 950 },
  'paint.slow3g.lcp': { what: 'Slow 3G: Largest Contentful Paint', unit: 'ms', most: 1_800 },
  'load.rendered': { what: 'pages rendered a second on one core, for each of bare React', unit: '×', least: 0.05 },
  'load.customer': { what: 'the same, signed in', unit: '×', least: 0.035 },
  'load.stock': { what: 'the same, a visitor, for each of stock remix-serve on the same build', unit: '×', least: 2 },
  'load.shared': { what: 'pages that visitors share, for each one rendered', unit: '×', least: 5 },
  'load.p99': { what: 'p99 latency, 10 connections: shared page', unit: 'ms', most: 80 },
  'load.p99Rendered': { what: 'p99 latency: rendered per request or signed in', unit: 'ms', most: 80 },
  'memory.idle': { what: 'memory when idle', unit: 'MB', most: 110 },
  'memory.loaded': { what: 'memory under 100 connections', unit: 'MB', most: 260 },
  'start.first': { what: 'process start to first page', unit: 'ms', most: 500 },
  'calls.visitor': { what: 'API calls per page, warm cache: visitor', unit: 'calls', most: 0 },
  'calls.customer': { what: 'API calls per page, warm cache: signed in', unit: 'calls', most: 4 },
  'calls.depth': { what: 'of those, made in sequence', unit: '', most: 1 },
  'order.taps': { what: 'from a pasted message to a placed order', unit: 'taps', most: 9 },
  'order.bytes': { what: 'the same order in lite mode, without images', unit: 'B', most: 100_000 },
  'search.mean': { what: 'search over 100,000 names: mean CPU time', unit: 'ms', most: 5 },
  'search.worst': { what: 'search over 100,000 names: p99 CPU time', unit: 'ms', most: 20 },
  'search.index': { what: 'building its index: CPU time', unit: 'ms', most: 10_000 },
  'search.step': { what: 'building its index: longest step, CPU time', unit: 'ms', most: 150 },
  'search.memory': { what: 'memory of its index', unit: 'MB', most: 250 },
  'scale.bytes': { what: '100,000 products vs 600: bytes per page', unit: '%', most: 110 },
  'scale.cpu': { what: '100,000 products vs 600: CPU time per page', unit: '%', most: 110 },
} as const satisfies Record<string, Budget>;

export type BudgetId = keyof typeof budgets;

/** One measured value. */
export interface Measured {
  readonly id: BudgetId;
  readonly value: number;
  /** How it was measured, if not obvious. */
  readonly note?: string;
}
