import type { Language } from '../contract/enumerations';
import type { Variety } from './catalogue';
import { mergeSort } from './merge-sort';
import type { Chunked } from './run-in-chunks';

export interface NameOrder {
  /** By variety, the rank of its first product; the others follow. */
  readonly places: Uint32Array;
  /** By rank, the position of the product. */
  readonly lots: Uint32Array;
}

/** @param firstLots position of each variety's first product, then the end */
export function* sortByName(
  varieties: readonly Variety[],
  firstLots: Uint32Array,
  language: Language,
): Chunked<NameOrder> {
  const { compare } = new Intl.Collator(language);
  const named = yield* mergeSort(Uint32Array.from(varieties.keys()), (one, other) =>
    compare(varieties[one]?.names[language] ?? '', varieties[other]?.names[language] ?? ''),
  );
  const places = new Uint32Array(varieties.length);
  const lots = new Uint32Array(firstLots.at(-1) ?? 0);
  let place = 0;
  for (const at of named) {
    places[at] = place;
    for (let of = firstLots[at] ?? 0; of < (firstLots[at + 1] ?? 0); of += 1) lots[place++] = of;
  }
  return { places, lots };
}
