import { describe, expect, it } from 'vitest';
import { budgets } from './budgets';
import { judge, writeTable } from './judge';

describe('judge', () => {
  it('accepts a value up to the exact budget', () => {
    expect(judge({ id: 'weight.script', value: 112_000 })).toMatchObject({
      isWithinBudget: true,
      ratio: 1,
      budget: 112_000,
    });
    expect(judge({ id: 'weight.script', value: 112_001 }).isWithinBudget).toBe(false);
    expect(judge({ id: 'load.stock', value: 2 }).isWithinBudget).toBe(true);
    expect(judge({ id: 'load.stock', value: 1.99 }).isWithinBudget).toBe(false);
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
    judge({ id: 'weight.script', value: 113_200 }),
    judge({ id: 'load.customer', value: 0.0361 }),
  ]);
  expect(table.split('\n').slice(2)).toEqual([
    '| JavaScript | ≤ 112.0 kB | **113.2 kB** | 1.01 |',
    '| the same, signed in | ≥ 0.035× | 0.036× | 0.97 |',
  ]);
});
