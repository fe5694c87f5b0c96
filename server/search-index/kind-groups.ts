import type { Variety } from './catalogue';

/** Varieties of the same species, kinds and colour, which can replace one another. */
export interface KindGroup {
  readonly species: readonly string[];
  readonly color: string | null;
  readonly varieties: readonly Variety[];
}

export function groupByKind(varieties: readonly Variety[]): readonly KindGroup[] {
  const groups = new Map<string, KindGroup & { readonly varieties: Variety[] }>();
  for (const each of varieties) {
    const { species, color } = each;
    const key = [color ?? '', ...species].join('\n');
    const group = groups.get(key);
    if (group) group.varieties.push(each);
    else groups.set(key, { species, color, varieties: [each] });
  }
  return [...groups.values()];
}
