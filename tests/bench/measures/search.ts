import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Bench } from '../bench-options';
import type { Measured } from '../budgets';

interface SearchCost {
  readonly indexMs: number;
  readonly longestStepMs: number;
  readonly memory: number;
  readonly mean: number;
  readonly worst: number;
}

/** The typo-tolerant search over 100,000 varieties with unique names in a separate process. */
export async function measureSearch({ quick }: Bench): Promise<Measured[]> {
  const script = fileURLToPath(new URL('../search-at-scale.ts', import.meta.url));
  const count = quick ? 10_000 : 100_000;
  const output = execFileSync(process.execPath, ['--expose-gc', '--import', 'tsx', script, String(count)], {
    encoding: 'utf8',
    timeout: 300_000,
  });
  const { indexMs, longestStepMs, memory, mean, worst } = JSON.parse(output) as SearchCost;
  return [
    { id: 'search.mean', value: mean, ...(quick && { note: 'search over 10,000 names' }) },
    { id: 'search.worst', value: worst },
    { id: 'search.index', value: indexMs },
    { id: 'search.step', value: longestStepMs },
    { id: 'search.memory', value: memory },
  ];
}
