/** Price columns by group id. */
export const priceGroups = { 1: 'priceBase', 2: 'priceShop', 3: 'priceDecor' } as const;

export const SHOP_GROUP = 2;

/** An unknown group pays the small shops' price. */
export function priceColumn(groupId: number): 'priceBase' | 'priceShop' | 'priceDecor' {
  return groupId === 1 || groupId === 3 ? priceGroups[groupId] : priceGroups[SHOP_GROUP];
}
