import { describe, expect, it } from 'vitest';
import { categories } from '../flora/categories';
import { colours } from '../flora/colours';
import { farmOf } from '../flora/farms';
import { promotionOf } from '../flora/promotions';
import { allSpecies } from '../flora/species';
import { varietyOf } from '../flora/varieties';
import { generateLots } from './lots';

const lots = [...generateLots(600)];

describe('generateLots', () => {
  it('generates the same lots in a small and in a large catalogue', () => {
    expect([...generateLots(600)]).toEqual(lots);
    const large = generateLots(5000);
    for (const lot of lots) expect(large.next()).toEqual({ done: false, value: lot });
  });

  it('gives a large catalogue more varieties, not more lots of each', () => {
    const varietiesOf = (rows: typeof lots) => new Set(rows.map(({ varietyId }) => varietyId)).size;
    const large = [...generateLots(1_800)];
    expect(varietiesOf(large)).toBe(3 * varietiesOf(lots));
    const second = large.slice(600, 1_200);
    expect(varietyOf(second[0]?.varietyId ?? 0).names.en).toBe(`${varietyOf(lots[0]?.varietyId ?? 0).names.en} #2`);
  });

  it('covers every species, colour and lowest category', () => {
    expect(new Set(lots.map((lot) => varietyOf(lot.varietyId).species))).toEqual(new Set(allSpecies));
    expect(new Set(lots.map((lot) => lot.colour))).toEqual(new Set(colours));
    const leaves = categories.filter(({ id }) => !categories.some((other) => other.parentId === id));
    expect(new Set(lots.map((lot) => lot.categoryId))).toEqual(new Set(leaves.map(({ id }) => id)));
  });

  it('gives every lot a unique address', () => {
    expect(new Set(lots.map((lot) => lot.keyword)).size).toBe(600);
    for (const { keyword } of lots) expect(keyword).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('has every kind of stock, and plenty of featured lots', () => {
    const stocks = lots.map((lot) => lot.mainStock);
    expect(stocks).toContain(0);
    expect(stocks).toContain(null);
    const featured = lots.filter((lot) => lot.isProductOfWeek);
    expect(featured.length).toBeGreaterThanOrEqual(4);
    for (const lot of featured) expect(lot.mainStock).toBeGreaterThanOrEqual(lot.packSize * 40);
  });

  it('has varieties of several farms, with gaps in their lengths, with sold-out lengths and with a second grade beside the first', () => {
    const ofVariety = (id: number) => lots.filter((lot) => lot.varietyId === id);
    const roses = [...new Set(lots.filter(({ categoryId }) => categoryId === 11).map(({ varietyId }) => varietyId))];
    const having = (test: (own: typeof lots) => boolean) => roses.filter((id) => test(ofVariety(id))).length;
    const lengths = (own: typeof lots) =>
      [...new Set(own.map(({ lengthCm }) => lengthCm))].sort((one, other) => one - other);
    expect(having((own) => new Set(own.map(({ farmId }) => farmId)).size > 1)).toBeGreaterThan(10);
    expect(having((own) => lengths(own).some((length, at, all) => at > 0 && length - (all[at - 1] ?? 0) > 10))).toBe(5);
    expect(having((own) => own.some(({ mainStock }) => mainStock === 0))).toBeGreaterThan(5);
    expect(having((own) => new Set(own.map(({ isSecondGrade }) => isSecondGrade)).size > 1)).toBeGreaterThan(5);
  });

  it('uses only farms in the countries of a variety', () => {
    for (const lot of lots) expect(varietyOf(lot.varietyId).from).toContain(farmOf(lot.farmId).country);
  });
});

describe('Lot prices', () => {
  it('of red roses rise with the length', () => {
    const red = lots.filter(
      (lot) => lot.colour === 'red' && lot.categoryId === 11 && lot.promotionId === null && !lot.isSecondGrade,
    );
    const at = (length: number) =>
      new Set(red.filter((lot) => lot.lengthCm === length).map((lot) => lot.priceShop / 100));
    for (const [length, price] of [
      [50, 62],
      [60, 75],
      [70, 90],
      [80, 105],
      [90, 130],
    ] as const)
      expect(at(length)).toContain(price);
  });

  it('are 10 to 20 % lower for wholesale bases', () => {
    for (const lot of lots) {
      const share = lot.priceBase / lot.priceShop;
      expect(share).toBeGreaterThan(0.78);
      expect(share).toBeLessThan(0.92);
    }
  });

  it('allow the original price to be calculated from the discount', () => {
    const promoted = lots.filter((lot) => lot.promotionId !== null);
    expect(promoted.length).toBeGreaterThan(30);
    for (const lot of promoted) {
      const before = (lot.priceShop * 100) / (100 - (promotionOf(lot.promotionId ?? 0)?.percent ?? 0));
      expect(before % 20).toBe(0);
    }
  });
});
