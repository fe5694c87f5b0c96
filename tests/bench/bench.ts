import type { Bench } from './bench-options';
import type { Measured } from './budgets';
import { measureCalls } from './measures/calls';
import { measureLoad } from './measures/load';
import { measureOrder } from './measures/order';
import { measureOrderText } from './measures/order-text';
import { measurePaint } from './measures/paint';
import { measureScale } from './measures/scale';
import { measureSizes } from './measures/sizes';
import { measureSearch } from './measures/search';
import { measureStart } from './measures/start';
import { measureWeight } from './measures/weight';

/** The parts of the bench in their order. */
export const measures = {
  sizes: measureSizes,
  weight: measureWeight,
  calls: measureCalls,
  order: measureOrder,
  start: measureStart,
  load: measureLoad,
  paint: measurePaint,
  search: measureSearch,
  orderText: measureOrderText,
  scale: measureScale,
} satisfies Record<string, (bench: Bench) => Promise<Measured[]>>;
