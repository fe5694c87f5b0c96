import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measures } from './bench';
import { judge, writeTable, type Judged } from './judge';
import { canPin } from './fixture';

/** `npm run bench -- [--only weight,load] [--quick] [--write]`: ends with 1 when a line is over its budget. */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const only = values.only?.split(',');
const root = fileURLToPath(new URL('../../', import.meta.url));

const lines: Judged[] = [];
for (const [name, measure] of Object.entries(measures)) {
  if (only && !only.includes(name)) continue;
  console.log(`${name} …`);
  const judged = (await measure({ quick: values.quick })).map(judge);
  console.log(writeTable(judged));
  lines.push(...judged);
}

const machine = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'processor'}, Node ${process.version}`;
const pinned = canPin ? 'The measured process has a core to itself.' : 'This machine cannot bind a process to a core.';
const notes = [...new Set(lines.flatMap(({ note }) => note ?? []))];
const report = [writeTable(lines), '', `Measured ${machine}. ${pinned} ${notes.join('; ')}`.trim()].join('\n');

mkdirSync(`${root}.cache`, { recursive: true });
writeFileSync(`${root}.cache/bench.json`, JSON.stringify({ machine, quick: values.quick, lines }, null, 2));
if (values.write) {
  const page = readFileSync(`${root}docs/performance.md`, 'utf8');
  writeFileSync(
    `${root}docs/performance.md`,
    page.replace(
      /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/,
      (_, start: string, end: string) => `${start}${report}\n${end}`,
    ),
  );
}
console.log(`\n${report}`);
process.exit(lines.length > 0 && lines.every(({ isWithinBudget }) => isWithinBudget) ? 0 : 1);
