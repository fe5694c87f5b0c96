import type { Random } from '../random';

/** Mostly plenty, some low, some sold out, some unknown. */
export function stockLot(packSize: number, featured: boolean, random: Random) {
  const packs = featured ? random.whole(40, 120) : random.whole(4, 90);
  const reserveStock = random.chance(0.2) ? null : random.chance(0.4) ? 0 : random.whole(1, 40) * packSize;
  const fate = random.next();
  if (featured || fate > 0.24) return { mainStock: packs * packSize, reserveStock };
  if (fate < 0.08) return { mainStock: 0, reserveStock };
  if (fate < 0.13) return { mainStock: null, reserveStock };
  return { mainStock: random.whole(1, 3) * packSize, reserveStock };
}
