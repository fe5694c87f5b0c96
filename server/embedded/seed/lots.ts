import { countries } from '../flora/countries';
import { farmsOf, type Farm } from '../flora/farms';
import { promotions } from '../flora/promotions';
import { varieties, varietyInSeries, type Variety } from '../flora/varieties';
import { createRandom, hashText, type Random } from '../random';
import type { ProductRow } from '../store/catalogue-tables';
import { toSeoKeyword } from './seo-keyword';

const farmFactors = [1, 1, 1, 0.96, 1.04, 1.08];
const varietyFactors = [1, 1, 1.06, 0.94, 1.12];

/** Multiples of 20 kopiykas, so that discounts are whole kopiykas. */
function toStep(kopiykas: number): number {
  return Math.max(1, Math.round(kopiykas / 20)) * 20;
}

function factorOf(factors: readonly number[], name: string): number {
  return factors[hashText(name) % factors.length] ?? 1;
}

/** Price of each group, kopiykas. */
function priceLot(
  variety: Variety,
  farm: Farm,
  ladderPrice: number,
  secondGrade: boolean,
  percentOff: number,
  random: Random,
) {
  const ofVariety = variety.colour === 'red' ? 1 : factorOf(varietyFactors, variety.names.en);
  const shop = toStep(ladderPrice * ofVariety * factorOf(farmFactors, farm.name) * (secondGrade ? 0.65 : 1));
  const off = (kopiykas: number) => Math.round((kopiykas * (100 - percentOff)) / 100);
  return {
    priceShop: off(shop),
    priceBase: off(toStep(shop * random.between(0.8, 0.9))),
    priceDecor: off(toStep(shop * 0.97)),
  };
}

const sharesOfSpecies: Readonly<Record<string, number>> = {
  rose: 3,
  'garden-rose': 2,
  'spray-rose': 2,
  tulip: 2,
  eustoma: 2,
};

/** Lots of each series of varieties: a large catalogue has more varieties, not more lots of each. */
const LOTS_PER_SERIES = 600;

/** Every variety at least once, best sellers more often, shuffled. */
function drawRound(): Variety[] {
  const random = createRandom('round');
  return varieties
    .flatMap((variety) =>
      Array.from({ length: sharesOfSpecies[variety.species.code] ?? 1 }, () => ({ variety, at: random.next() })),
    )
    .sort((one, other) => one.at - other.at)
    .map(({ variety }) => variety);
}

function makeLot(id: number, variety: Variety, turn: number): ProductRow {
  const random: Random = createRandom(`lot ${id}`);
  const { species, ladder } = variety;
  const farms = farmsOf(variety.from);
  const [lengthCm, ladderPrice] = ladder[turn % ladder.length] ?? ladder[0];
  const farm = farms[(hashText(variety.names.en) + Math.floor(turn / ladder.length)) % farms.length];
  if (!farm) throw new RangeError(`${variety.names.en} grows on no farm`);
  const isProductOfWeek = id % 75 === 8 && id <= 600;
  const isSecondGrade = !isProductOfWeek && random.chance(0.05);
  const promotion = isSecondGrade || !random.chance(0.12) ? null : random.pick(promotions);
  const packSize = random.pick(species.packsOf?.[farm.country] ?? species.packs);
  // A lot's own grade was drawn here: what is drawn after it stays as it was.
  random.next();
  return {
    id,
    varietyId: variety.id,
    categoryId: species.categoryId,
    farmId: farm.id,
    countryId: countries[farm.country].id,
    colour: variety.colour,
    lengthCm,
    packSize,
    grade: createRandom(`grade of ${variety.names.en}`).pick(species.grades),
    headSizeMm: species.headMm ? Math.round(random.whole(...species.headMm) / 5) * 5 : null,
    vaseLifeDays: random.whole(...species.vaseDays),
    ...priceLot(variety, farm, ladderPrice, isSecondGrade, promotion?.percent ?? 0, random),
    promotionId: promotion?.id ?? null,
    isSecondGrade,
    isProductOfWeek,
    ...stockLot(packSize, isProductOfWeek, random),
    keyword: toSeoKeyword(variety.names.en, lengthCm, farm.name, id),
    rankUk: variety.ranks.uk,
    rankEn: variety.ranks.en,
    rankRu: variety.ranks.ru,
    farmRank: farm.rank,
  };
}

/** The first `count` lots of an endless catalogue: lot 17 is the same at 600 and at 100,000. */
export function* generateLots(count: number): Generator<ProductRow> {
  const round = drawRound();
  const turns = new Map<number, number>();
  for (let id = 1; id <= count; id += 1) {
    const [series, place] = [Math.floor((id - 1) / LOTS_PER_SERIES), (id - 1) % LOTS_PER_SERIES];
    const listed = round[place % round.length];
    if (!listed) return;
    const variety = varietyInSeries(listed, series);
    const turn = turns.get(variety.id) ?? 0;
    turns.set(variety.id, turn + 1);
    yield makeLot(id, variety, turn);
  }
}

/** Mostly plenty, some low, some sold out, some unknown. */
function stockLot(packSize: number, featured: boolean, random: Random) {
  const packs = featured ? random.whole(40, 120) : random.whole(4, 90);
  const reserveStock = random.chance(0.2) ? null : random.chance(0.4) ? 0 : random.whole(1, 40) * packSize;
  const fate = random.next();
  if (featured || fate > 0.24) return { mainStock: packs * packSize, reserveStock };
  if (fate < 0.08) return { mainStock: 0, reserveStock };
  if (fate < 0.13) return { mainStock: null, reserveStock };
  return { mainStock: random.whole(1, 3) * packSize, reserveStock };
}
