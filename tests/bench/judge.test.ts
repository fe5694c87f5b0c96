import { describe, expect, it } from 'vitest';
import { budgets } from './budgets';
import { judge, writeTable } from './judge';

describe('judge', () => {
  it('accepts a value up to the exact budget', () => {
    expect(judge({ id: 'weight.style', value: 13_600 })).toMatchObject({
      isWithinBudget: true,
      ratio: 1,
      budget: 13_600,
    });
    expect(judge({ id: 'weight.style', value: 13_601 }).isWithinBudget).toBe(false);
    expect(judge({ id: 'load.shared', value: 10 }).isWithinBudget).toBe(true);
    expect(judge({ id: 'load.shared', value: 9.99 }).isWithinBudget).toBe(false);
  });

  it('accepts only 0 for a budget of 0, and never NaN', () => {
    expect(judge({ id: 'weight.lightScript', value: 0 })).toMatchObject({ isWithinBudget: true, ratio: 0 });
    expect(judge({ id: 'weight.lightScript', value: 1 })).toMatchObject({ isWithinBudget: false, ratio: Infinity });
    expect(judge({ id: 'calls.visitor', value: Number.NaN }).isWithinBudget).toBe(false);
  });

  it('has either a maximum or a minimum for each budget', () => {
    for (const budget of Object.values(budgets))
      expect(['most' in budget, 'least' in budget].filter(Boolean)).toHaveLength(1);
  });
});

it('writeTable marks values over their budget', () => {
  const table = writeTable([
    judge({ id: 'weight.style', value: 13_736 }),
    judge({ id: 'load.shared', value: 10.0312 }),
  ]);
  expect(table.split('\n').slice(2)).toEqual([
    '| CSS | ≤ 13.6 kB | **13.7 kB** | 1.01 |',
    '| pages that visitors share, for each one rendered | ≥ 10× | 10.031× | 1.00 |',
  ]);
});
