import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Figure, Measured } from './figure';
import { measureFigure } from './measure-figure';

/** `npm run test:faults -- [--only 1,4] [--quick]`: measures the figures one after another; ends with 1 when one is missed. */
const { values } = parseArgs({ options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } } });
const only = values.only?.split(',').map(Number);

const folder = new URL('./figures/', import.meta.url);
const modules = readdirSync(folder).filter((name) => name.endsWith('.ts'));
const figures = await Promise.all(
  modules.map(async (name) => ((await import(new URL(name, folder).href)) as { figure: Figure }).figure),
);
const chosen = figures.filter(({ number }) => !only || only.includes(number)).sort((a, b) => a.number - b.number);

const results: (Omit<Figure, 'measure' | 'limitSeconds'> & Measured & { seconds: number })[] = [];
for (const figure of chosen) {
  const { number, what, target } = figure;
  console.log(`${number}. ${what} …`);
  const startedAt = performance.now();
  const measured = await measureFigure(figure, values.quick);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  console.log(`   ${measured.ok ? 'reached' : 'MISSED'}: ${measured.value} (${seconds} s)`);
  if (!measured.ok && measured.details !== undefined) console.log(measured.details);
  results.push({ number, what, target, ...measured, seconds });
}

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));
mkdirSync(cache, { recursive: true });
writeFileSync(`${cache}faults.json`, JSON.stringify({ measuredAt: new Date(), quick: values.quick, results }, null, 2));

const rows = results.map(
  ({ number, what, target, value, ok }) =>
    `| ${number} | ${what} | ${target} | ${value} | ${ok ? 'reached' : 'MISSED'} |`,
);
console.log(['', '| | figure | target | measured | |', '|---|---|---|---|---|', ...rows].join('\n'));
process.exit(results.length > 0 && results.every(({ ok }) => ok) ? 0 : 1);
