import { describe, expect, it } from 'vitest';
import { budgets } from './budgets';
import { judge, writeTable } from './judge';

describe('judge', () => {
  it('keeps what is within the budget, to the unit', () => {
    expect(judge({ id: 'weight.script', value: 100_000 })).toMatchObject({ kept: true, ratio: 1, budget: 100_000 });
    expect(judge({ id: 'weight.script', value: 100_001 }).kept).toBe(false);
    expect(judge({ id: 'load.category', value: 600 }).kept).toBe(true);
    expect(judge({ id: 'load.category', value: 599 }).kept).toBe(false);
  });

  it('lets nothing through where nothing is allowed', () => {
    expect(judge({ id: 'weight.lightScript', value: 0 })).toMatchObject({ kept: true, ratio: 0 });
    expect(judge({ id: 'weight.lightScript', value: 1 })).toMatchObject({ kept: false, ratio: Infinity });
    expect(judge({ id: 'calls.visitor', value: Number.NaN }).kept).toBe(false);
  });

  it('has one bound for each budget', () => {
    for (const budget of Object.values(budgets))
      expect(['most' in budget, 'least' in budget].filter(Boolean)).toHaveLength(1);
  });
});

it('writes a table that marks what is over its budget', () => {
  const table = writeTable([
    judge({ id: 'weight.script', value: 101_200 }),
    judge({ id: 'load.customer', value: 412.4, floor: 1_010 }),
  ]);
  expect(table.split('\n').slice(2)).toEqual([
    '| JavaScript | ≤ 100.0 kB | **101.2 kB** | 1.01 |  |',
    '| signed-in throughput | ≥ 400/s | 412/s | 0.97 | 1,010/s |',
  ]);
});
