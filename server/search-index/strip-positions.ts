import { packWord, pieceWord } from '../domain/unit-words';

/** '1 ', '1.', '(1)', '#1', '1/', '1.1.' before goods with a number of their own. */
const leading = new RegExp(
  `^\\s*(?:[(#№]\\s?)?(?:\\d{1,2}\\.(?=\\d{1,2}[.)]))?(\\d{1,3})[\\s.):/–—-]+(?!${packWord}|${pieceWord})(?=\\p{L}.*\\d)`,
  'iu',
);
const SURE_LINES = 4;
const LARGEST_STEP = 2;

/** Removes the line numbers where every numbered line also has a quantity; they may begin again, and of four lines they may skip one or begin anywhere. */
export function stripPositions(lines: readonly string[], hasQuantity: (line: string) => boolean): readonly string[] {
  const numbered = lines.filter((line) => leading.test(line));
  const runs = toRuns(numbered.map((line) => Number(leading.exec(line)?.[1])));
  const isCounted =
    runs.length > 0 && runs.every(isRun) && numbered.every((line) => hasQuantity(line.replace(leading, '')));
  return isCounted ? lines.map((line) => line.replace(leading, '')) : lines;
}

function toRuns(positions: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const position of positions) {
    const run = runs.at(-1);
    const step = position - (run?.at(-1) ?? position);
    if (run && step > 0 && step <= LARGEST_STEP) run.push(position);
    else runs.push([position]);
  }
  return runs;
}

function isRun(run: readonly number[]): boolean {
  return run.length >= SURE_LINES || (run.length > 1 && run.every((position, at) => position === at + 1));
}
