import type { Farm } from '../flora/farms';
import type { Variety } from '../flora/varieties';
import { hashText, type Random } from '../random';

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
export function priceLot(
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
