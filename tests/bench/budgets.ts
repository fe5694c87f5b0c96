/** The limit of a measured value: `most` or `least`. */
export interface Budget {
  readonly what: string;
  readonly unit: 'B' | 'ms' | 'MB' | '/s' | 'calls' | '%' | '×' | 'taps' | 'yardsticks' | '';
  readonly most?: number;
  readonly least?: number;
}

/** All budgets. Bytes are Brotli-compressed; the page is the category page unless said otherwise. */
export const budgets = {
  'size.category.characters': { what: 'category of a customer, 24 varieties: characters', unit: '', most: 144_000 },
  'size.category.data': { what: 'of those, data for scripts', unit: '', most: 33_000 },
  'size.category.elements': { what: 'its elements', unit: '', most: 2_310 },
  'size.list.characters': { what: 'the same as price list: characters', unit: '', most: 175_000 },
  'size.list.data': { what: 'of those, data for scripts', unit: '', most: 33_500 },
  'size.list.elements': { what: 'its elements', unit: '', most: 2_950 },
  'size.visitor.characters': { what: 'category of a visitor: characters', unit: '', most: 89_000 },
  'size.visitor.data': { what: 'of those, data for scripts', unit: '', most: 28_000 },
  'size.visitor.elements': { what: 'its elements', unit: '', most: 1_500 },
  'size.home.characters': { what: 'home page of a customer: characters', unit: '', most: 48_500 },
  'size.product.characters': { what: 'product page of a customer: characters', unit: '', most: 37_500 },
  'size.myList.characters': { what: 'my list of a customer: characters', unit: '', most: 128_000 },
  'size.cookies': { what: 'cookies that a customer sends with a request', unit: 'B', most: 4_000 },
  'weight.script': { what: 'JavaScript', unit: 'B', most: 131_000 },
  'weight.all': { what: 'total without images', unit: 'B', most: 188_000 },
  'weight.first': { what: 'loaded before first paint', unit: 'B', most: 28_000 },
  'weight.style': { what: 'CSS', unit: 'B', most: 13_600 },
  'weight.card': { what: 'product card image on a phone', unit: 'B', most: 6_000 },
  'weight.light': { what: 'lite mode: total without images', unit: 'B', most: 28_000 },
  'weight.lightScript': { what: 'lite mode: JavaScript', unit: 'B', most: 0 },
  'weight.lightCard': { what: 'lite mode: product card image', unit: 'B', most: 3_000 },
  'weight.productScript': { what: 'product page: JavaScript', unit: 'B', most: 129_000 },
  'weight.searchScript': { what: 'search page: JavaScript', unit: 'B', most: 131_000 },
  'weight.checkoutScript': { what: 'checkout: JavaScript', unit: 'B', most: 144_000 },
  'weight.productFirst': { what: 'product page: loaded before first paint', unit: 'B', most: 24_000 },
  'weight.searchFirst': { what: 'search page: loaded before first paint', unit: 'B', most: 25_200 },
  'weight.checkoutFirst': { what: 'checkout: loaded before first paint', unit: 'B', most: 28_400 },
  'paint.slow4g.fcp': { what: 'Slow 4G, 4× CPU slowdown: First Contentful Paint', unit: 'ms', most: 900 },
  'paint.slow4g.lcp': { what: 'Slow 4G: Largest Contentful Paint', unit: 'ms', most: 1_300 },
  'paint.slow4g.tbt': { what: 'Slow 4G: Total Blocking Time', unit: 'ms', most: 60 },
  'paint.slow4g.cls': { what: 'Slow 4G: Cumulative Layout Shift', unit: '', most: 0.01 },
  'paint.slow3g.fcp': { what: 'Slow 3G, 6× CPU slowdown: First Contentful Paint', unit: 'ms', most: 950 },
  'paint.slow3g.lcp': { what: 'Slow 3G: Largest Contentful Paint', unit: 'ms', most: 1_800 },
  'cpu.category': { what: 'processor time: category of a customer', unit: 'yardsticks', most: 73 },
  'cpu.list': { what: 'the same as price list', unit: 'yardsticks', most: 83 },
  'cpu.home': { what: 'home page of a customer', unit: 'yardsticks', most: 46 },
  'cpu.product': { what: 'product page of a customer', unit: 'yardsticks', most: 28 },
  'cpu.myList': { what: 'my list of a customer', unit: 'yardsticks', most: 74 },
  'cpu.visitor': { what: 'category of a visitor', unit: 'yardsticks', most: 50 },
  'load.shared': { what: 'pages that visitors share, for each one rendered', unit: '×', least: 10 },
  'load.p99': {
    what: 'p99 latency at 10 connections, in mean latencies: the worst of these pages',
    unit: '×',
    most: 2.5,
  },
  'load.heap': { what: 'pages a second with a heap of 192 MB, for each without a limit', unit: '×', least: 0.8 },
  'memory.idle': { what: 'memory when idle', unit: 'MB', most: 120 },
  'memory.loaded': { what: 'memory under 100 connections with a heap of 192 MB', unit: 'MB', most: 230 },
  // 8.7 on a machine where the portal that took 428 ms elsewhere starts as quickly as this one; 500 ms there are a sixth more.
  'start.first': { what: 'process start to first page, in starts of Node alone', unit: '×', most: 10 },
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
  'orderText.morning': { what: 'reading an order of 12 lines: CPU time', unit: 'ms', most: 3 },
  'orderText.hostile': { what: 'reading 4,000 hostile characters: CPU time', unit: 'ms', most: 200 },
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
