import { createSearchIndex } from '../../server/search-index/search-index';
import { spellings } from '../search/spellings';
import { inventCatalogue } from './large-catalogue';

/** `node --expose-gc --import tsx tests/bench/search-at-scale.ts VARIETIES`: time and memory of the search index, as one line of JSON. */
const catalogue = inventCatalogue(Number(process.argv[2]));
const before = heapMb();
const cpuBefore = cpuMs();
const steps = watchSteps();
const index = await createSearchIndex(catalogue);
const longestStepMs = steps.end();
const indexMs = cpuMs() - cpuBefore;
const memory = heapMb() - before;

/** Names of the catalogue whole, in part and misspelled, and queries for products that it does not have. */
const names = catalogue.varieties
  .filter((_, at) => at % Math.ceil(catalogue.varieties.length / 100) === 0)
  .map((goods) => goods.names.uk);
const texts = [
  ...names,
  ...names.map((name) => name.slice(0, 4)),
  ...names.map((name) => name.slice(0, 2) + name.slice(3)),
  ...spellings.map(({ typed }) => typed),
];

for (const text of texts) index.find({ text, language: 'uk' });
const times = texts.map((text) => {
  const startedAt = cpuMs();
  index.find({ text, language: 'uk' });
  return { text, ms: cpuMs() - startedAt };
});
times.sort((one, other) => other.ms - one.ms);
const mean = times.reduce((sum, { ms }) => sum + ms, 0) / times.length;
console.log(
  JSON.stringify({
    indexMs,
    longestStepMs,
    memory,
    mean,
    worst: times[Math.floor(times.length / 100)]?.ms,
    slowest: times.slice(0, 3),
  }),
);

/** Measures the CPU time that blocks other work, ms. */
function watchSteps(): { end: () => number } {
  let [last, longest] = [cpuMs(), 0];
  const look = () => {
    const now = cpuMs();
    longest = Math.max(longest, now - last);
    last = now;
    next = setImmediate(look);
  };
  let next = setImmediate(look);
  return {
    end() {
      clearImmediate(next);
      return Math.max(longest, cpuMs() - last);
    },
  };
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Heap in use after garbage collection, MB. */
function heapMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1_048_576;
}
