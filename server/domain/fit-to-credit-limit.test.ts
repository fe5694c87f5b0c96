import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceLine, sum } from './pricing';
import { fitToCreditLimit, type ReducibleLine } from './fit-to-credit-limit';
import { money } from '../contract/money';

const line = (
  itemId: string,
  quantity: number,
  price: number,
  packSize: number | null = 25,
  percent = 0,
): ReducibleLine => ({ itemId, quantity, price: money(price), packSize, percent });

describe('fitToCreditLimit', () => {
  it('fitToCreditLimit reduces the one line that overshoots least', () => {
    const lines = [line('roses', 100, 4_000), line('ruscus', 10, 5_000, 5), line('vase', 3, 30_000, null)];
    expect(fitToCreditLimit(lines, money(20_000))).toEqual([{ itemId: 'ruscus', quantity: 5, saves: money(25_000) }]);
    expect(fitToCreditLimit(lines, money(55_000))).toEqual([{ itemId: 'vase', quantity: 1, saves: money(60_000) }]);
    expect(fitToCreditLimit([line('roses', 100, 4_000), line('ruscus', 5, 5_000, 5)], money(25_000))).toEqual([
      { itemId: 'roses', quantity: 75, saves: money(100_000) },
    ]);
  });

  it('fitToCreditLimit reduces the line that can save most first, and leaves a pack of it, where no single line is enough', () => {
    const lines = [line('roses', 100, 4_000), line('ruscus', 10, 5_000, 5)];
    expect(fitToCreditLimit(lines, money(310_000))).toEqual([
      { itemId: 'roses', quantity: 25, saves: money(300_000) },
      { itemId: 'ruscus', quantity: 5, saves: money(25_000) },
    ]);
  });

  it('fitToCreditLimit changes nothing within the limit and returns null where one pack of each line is too much', () => {
    expect(fitToCreditLimit([line('roses', 100, 4_000)], money(0))).toEqual([]);
    expect(fitToCreditLimit([line('roses', 100, 4_000)], money(300_001))).toBeNull();
    expect(fitToCreditLimit([line('roses', 25, 4_000), line('vase', 1, 30_000, null)], money(1))).toBeNull();
    expect(fitToCreditLimit([], money(1))).toBeNull();
  });

  it('fitToCreditLimit reduces a line as stepping down pack by pack does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 600 }),
        fc.constantFrom(null, 5, 10, 25),
        fc.integer({ min: 1, max: 50_000 }),
        fc.constantFrom(0, 5, 7.5, 33.33, 100),
        fc.integer({ min: 1, max: 3_000_000 }),
        (quantity, packSize, price, percent, over) => {
          const own = line('roses', quantity, price, packSize, percent);
          const savedBy = (left: number) =>
            priceLine(own.price, quantity, percent).total.amount - priceLine(own.price, left, percent).total.amount;
          const size = packSize ?? 1;
          let left = Math.floor((quantity - 1) / size) * size;
          while (left > 0 && savedBy(left) < over) left -= size;
          expect(fitToCreditLimit([own], money(over))).toEqual(
            left > 0 ? [{ itemId: 'roses', quantity: left, saves: money(savedBy(left)) }] : null,
          );
        },
      ),
    );
  });

  it('fitToCreditLimit reduces a line of a billion pieces', () => {
    const huge = line('roses', 1_000_000_000, 4_000);
    expect(fitToCreditLimit([huge], money(3_999_999_900_000))).toEqual([
      { itemId: 'roses', quantity: 25, saves: money(3_999_999_900_000) },
    ]);
  });

  it('fitToCreditLimit saves enough by whole packs, and no pack more than needed', () => {
    const anyLine = fc.record({
      packs: fc.integer({ min: 1, max: 40 }),
      packSize: fc.constantFrom(null, 5, 10, 25),
      price: fc.integer({ min: 100, max: 50_000 }).map((amount) => money(amount)),
      percent: fc.constantFrom(0, 5, 7.5),
    });
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 5_000_000 }),
        (drafts, over) => {
          const lines = drafts.map(({ packs, packSize, ...rest }, index) => ({
            ...rest,
            packSize,
            itemId: String(index),
            quantity: packs * (packSize ?? 1),
          }));
          const totalOf = ({ price, percent }: ReducibleLine, pieces: number) =>
            priceLine(price, pieces, percent).total.amount;
          const most = sum(lines.map((each) => totalOf(each, each.quantity) - totalOf(each, each.packSize ?? 1)));
          const plan = fitToCreditLimit(lines, money(over));
          expect(plan === null).toBe(most < over);
          if (!plan) return;
          const cuts = plan.map((cut) => ({
            cut,
            of: lines.find((each) => each.itemId === cut.itemId) as ReducibleLine,
          }));
          for (const { cut, of } of cuts) {
            expect(cut.quantity % (of.packSize ?? 1)).toBe(0);
            expect(cut.quantity).toBeLessThan(of.quantity);
            expect(cut.quantity).toBeGreaterThan(0);
            expect(cut.saves.amount).toBe(totalOf(of, of.quantity) - totalOf(of, cut.quantity));
          }
          expect(sum(cuts.map(({ cut }) => cut.saves.amount))).toBeGreaterThanOrEqual(over);
          const last = cuts.at(-1);
          if (!last) return;
          const onePackMore =
            totalOf(last.of, last.of.quantity) - totalOf(last.of, last.cut.quantity + (last.of.packSize ?? 1));
          expect(sum(cuts.slice(0, -1).map(({ cut }) => cut.saves.amount)) + onePackMore).toBeLessThan(over);
        },
      ),
    );
  });
});
