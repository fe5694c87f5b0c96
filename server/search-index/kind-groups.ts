import type { Goods } from './goods';

/** All goods of the same species, narrower kinds and colour: whatever stands in for one of them may stand in for each. */
export interface KindGroup {
  readonly species: readonly string[];
  readonly color: string | null;
  readonly goods: readonly Goods[];
}

export function groupByKind(goods: readonly Goods[]): readonly KindGroup[] {
  const groups = new Map<string, KindGroup & { readonly goods: Goods[] }>();
  for (const each of goods) {
    const { species, color } = each;
    const key = [color ?? '', ...species].join('\n');
    const group = groups.get(key);
    if (group) group.goods.push(each);
    else groups.set(key, { species, color, goods: [each] });
  }
  return [...groups.values()];
}
